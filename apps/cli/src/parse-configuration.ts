import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { editDistance } from 'nonesuch-query/report';
import { type Configuration, schemas, validateConfiguration } from 'nonesuch-schema';
import { invalidConfiguration } from './invalid-configuration.ts';

/** @throws CliError `invalid_configuration` (exit 2): syntax, an unknown key (with a near name), a value out of range */
export function parseConfiguration(text: string): Configuration {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined)
    throw invalidConfiguration(`${printParseErrorCode(first.error)} ${placeOf(text, first.offset)}`);
  if (tree === undefined) throw invalidConfiguration('it is empty');
  for (const key of keysOf(tree)) refuseUnknownKey(key);
  refuseTwins(tree);
  const value: unknown = getNodeValue(tree);
  const result = validateConfiguration(value);
  if (!result.valid) {
    const [error] = result.errors;
    throw invalidConfiguration(`${error?.path ?? ''} ${error?.message ?? 'is not valid'}`.trim());
  }
  return value as Configuration;
}

/** Keys as they are written: a parsed object hides `__proto__`, and all but the last of two that are the same. */
function keysOf(node: Node): string[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).map((property) => String(property.children?.[0]?.value));
}

function refuseUnknownKey(key: string): void {
  const known = Object.keys(schemas.configuration.properties);
  if (known.includes(key)) return;
  const near = known.filter((each) => editDistance(each, key.toLowerCase().replace(/-/gu, '_'), 3) <= 3);
  throw invalidConfiguration(
    `unknown key "${key}"`,
    near.length > 0 ? `did you mean "${near[0]}"?` : `known keys: ${known.join(', ')}`,
  );
}

function refuseTwins(node: Node): void {
  const seen = new Set(['__proto__']);
  for (const key of keysOf(node)) {
    if (seen.has(key))
      throw invalidConfiguration(`the key "${key}" ${key === '__proto__' ? 'has no meaning' : 'stands there twice'}`);
    seen.add(key);
  }
  for (const child of node.children ?? []) refuseTwins(child);
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/u);
  return `at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}
