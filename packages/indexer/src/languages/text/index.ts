export { extractText } from './extract-text.ts';
