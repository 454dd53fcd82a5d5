// Makes src/generated/ from schemas/: the types, the validators and the schemas as values.
// `--check` compares instead of writing, and exits with 1 where something is stale.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const schemasDirectory = join(here, '../../../schemas');
const generatedDirectory = join(here, '../src/generated');
const banner = '// Made by scripts/generate.mjs from schemas/. Do not edit.\n';

/** Every schema by its name (`removal-report`), in order. */
export function readSchemas() {
  const files = readdirSync(schemasDirectory).filter((file) => file.endsWith('.schema.json'));
  return new Map(
    files
      .sort()
      .map((file) => [
        file.slice(0, -'.schema.json'.length),
        JSON.parse(readFileSync(join(schemasDirectory, file), 'utf8')),
      ]),
  );
}

/** `removal-report` -> `RemovalReport`. */
export function typeName(name) {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

const reportNames = (schemas) => [...schemas.keys()].filter((name) => name !== 'common');

/** One schema that holds all of them, so that a shared shape becomes one type and not one for each report. */
function bundle(schemas) {
  const $defs = {};
  // A `$ref` with a description beside it would make a second type of the same shape.
  const local = (value) =>
    JSON.parse(JSON.stringify(value), (key, inner) =>
      key !== 'properties' && typeof inner?.$ref === 'string'
        ? { $ref: inner.$ref.replace('common.schema.json#/$defs/', '#/$defs/') }
        : inner,
    );
  Object.assign($defs, local(schemas.get('common').$defs));
  const properties = {};
  for (const name of reportNames(schemas)) {
    const { $schema: _dialect, $id: _id, ...body } = local(schemas.get(name));
    $defs[name] = body;
    properties[name] = { $ref: `#/$defs/${name}` };
  }
  return { title: 'Contract', type: 'object', additionalProperties: false, properties, $defs };
}

async function types(schemas) {
  const text = await compile(bundle(schemas), 'Contract', {
    bannerComment: '',
    unreachableDefinitions: true,
    // `minItems: 1` would make a tuple type, which no `map` can produce.
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return (
    banner +
    text
      .replaceAll(/\n \*\s*\n \* This interface was referenced by [^*]*?\n( \* via the `definition` "[^"]*"\.)?/g, '')
      .replaceAll(/[ \t]+$/gm, '')
  );
}

function validators(schemas) {
  // What says nothing of validity stays out of the code. One root for all, so that a shared shape is compiled once.
  const bare = JSON.parse(JSON.stringify(bundle(schemas)), (key, inner) =>
    ['title', 'description', 'default'].includes(key) && typeof inner !== 'object' ? undefined : inner,
  );
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    inlineRefs: false,
    code: { source: true, esm: true },
    schemas: [{ ...bare, $id: 'contract' }],
  });
  ajv.getSchema('contract');
  const exported = {};
  for (const name of reportNames(schemas)) exported[`check${typeName(name)}`] = `contract#/$defs/${name}`;
  // A line for each statement: a change of a schema stays readable in a diff, and no line is too long for an editor.
  const code = standalone(ajv, exported).replaceAll(
    /;(?=const |let |if\(|function |export )|\}(?=else |if\(|const |function )/g,
    '$&\n',
  );
  // A `require` would need ajv at run time, and would not survive a bundle.
  if (code.includes('require(')) throw new Error('a keyword in schemas/ needs the run-time part of ajv');
  return `${banner}${code}\n`;
}

function validatorTypes(schemas) {
  const lines = [...schemas.keys()]
    .filter((name) => name !== 'common')
    .map((name) => `export const check${typeName(name)}: Check;`);
  const check = `export interface CheckError { readonly instancePath: string; readonly message?: string; readonly params: Record<string, unknown> }
export interface Check { (value: unknown): boolean; errors?: readonly CheckError[] | null }
`;
  return `${banner}${check}${lines.join('\n')}\n`;
}

function values(schemas) {
  const rows = [...schemas].map(([name, schema]) => `  '${name}': ${JSON.stringify(schema)},`);
  return `${banner}/** The schemas, by name. */\nexport const schemas = {\n${rows.join('\n')}\n} as const;\n`;
}

/** Every generated file, by name. */
export async function generate() {
  const schemas = readSchemas();
  return new Map([
    ['types.ts', await types(schemas)],
    ['validators.js', validators(schemas)],
    ['validators.d.ts', validatorTypes(schemas)],
    ['schemas.ts', values(schemas)],
  ]);
}

/** Names of the generated files that differ from what is on disk. */
export async function stale() {
  const names = [];
  for (const [name, text] of await generate()) {
    let present = null;
    try {
      present = readFileSync(join(generatedDirectory, name), 'utf8');
    } catch {
      // A missing file is stale.
    }
    if (present !== text) names.push(name);
  }
  return names;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const names = await stale();
    if (names.length > 0) {
      console.error(`stale: ${names.join(', ')} (run: node packages/schema/scripts/generate.mjs)`);
      process.exitCode = 1;
    }
  } else {
    mkdirSync(generatedDirectory, { recursive: true });
    for (const [name, text] of await generate()) writeFileSync(join(generatedDirectory, name), text);
  }
}
