import { commentMain } from './companion/main.ts';

await commentMain();
