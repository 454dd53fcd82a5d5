import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

/** An operation of GitHub's API that a request was matched to. */
export interface Operation {
  readonly template: string;
  readonly params: ReadonlyMap<string, string>;
}

interface Slice {
  readonly paths: Record<
    string,
    Record<string, { parameters?: unknown[]; requestBody?: { content: Record<string, { schema: object }> } }>
  >;
  readonly components: { parameters: Record<string, Parameter> };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: object;
}

const JSON_TYPE = 'application/json';
const slice = JSON.parse(readFileSync(new URL('../openapi/github.slice.json', import.meta.url), 'utf8')) as Slice;
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false, coerceTypes: false });
ajv.addSchema(slice, 'github');
const compiled = new Map<string, ValidateFunction>();

/** The operation of a request, or null where the slice has none: then the Action asks for something that it never said it would. */
export function operationOf(method: string, path: string): Operation | null {
  for (const [template, operations] of Object.entries(slice.paths)) {
    if (!(method.toLowerCase() in operations)) continue;
    const params = match(template, path);
    if (params !== null) return { template, params };
  }
  return null;
}

/** What is wrong with a request by GitHub's own description, in words; empty where nothing is. */
export function requestErrors(method: string, operation: Operation, query: URLSearchParams, body: unknown): string[] {
  const described = slice.paths[operation.template]![method.toLowerCase()]!;
  const parameters = (described.parameters ?? []).map(parameter);
  const known = new Set(parameters.filter((each) => each.in === 'query').map((each) => each.name));
  const errors = [...query.keys()].filter((name) => !known.has(name)).map((name) => `query ${name} is unknown`);
  for (const each of parameters) {
    const value = each.in === 'path' ? operation.params.get(each.name) : query.get(each.name);
    if (value == null) {
      if (each.in === 'path' || each.required) errors.push(`${each.in} ${each.name} is missing`);
      continue;
    }
    const typed = (each.schema as { type?: string }).type === 'integer' ? Number(value) : value;
    if (!ajv.validate(each.schema, typed)) errors.push(`${each.in} ${each.name}: ${ajv.errorsText()}`);
  }
  if (Number(query.get('per_page') ?? 30) > 100) errors.push('query per_page is over 100');
  const content = described.requestBody?.content[JSON_TYPE];
  if (content === undefined) return body === undefined ? errors : [...errors, 'a body where none is taken'];
  const validate = bodyValidator(method, operation.template);
  if (!validate(body))
    errors.push(...(validate.errors ?? []).map((error) => `body${error.instancePath} ${error.message}`));
  return [...errors, ...unknownMembers(content.schema, body, 'body')];
}

/** GitHub ignores a member that it does not know; here it is an error, since nobody sends one on purpose. */
function unknownMembers(schema: object, value: unknown, at: string): string[] {
  const { properties, items } = schema as { properties?: Record<string, object>; items?: object };
  if (Array.isArray(value))
    return items === undefined ? [] : value.flatMap((each, index) => unknownMembers(items, each, `${at}[${index}]`));
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key in properties ? unknownMembers(properties[key]!, child, `${at}.${key}`) : [`${at}.${key} is unknown`],
  );
}

function bodyValidator(method: string, template: string): ValidateFunction {
  const key = `${method} ${template}`;
  let validate = compiled.get(key);
  if (validate === undefined) {
    const pointer = ['paths', template, method.toLowerCase(), 'requestBody', 'content', JSON_TYPE, 'schema']
      .map(escapePointer)
      .join('/');
    validate = ajv.compile({ $ref: `github#/${pointer}` });
    compiled.set(key, validate);
  }
  return validate;
}

function parameter(value: unknown): Parameter {
  const reference = (value as { $ref?: string }).$ref;
  return reference === undefined ? (value as Parameter) : slice.components.parameters[reference.split('/').at(-1)!]!;
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replace(/~/gu, '~0').replace(/\//gu, '~1'));
}

function match(template: string, path: string): Map<string, string> | null {
  const wanted = template.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return null;
  const params = new Map<string, string>();
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith('{')) params.set(part.slice(1, -1), decodeURIComponent(parts[index]!));
    else if (part !== parts[index]) return null;
  }
  return params;
}
