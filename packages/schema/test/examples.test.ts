import { readdirSync, readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type ContractName, contractNames, schemas, validate } from '../src/index.ts';

const directory = new URL('../../../schemas/examples/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, directory), 'utf8'));
const examples = readdirSync(directory).filter((name) => name.endsWith('.json'));
const refused = readdirSync(new URL('refused/', directory));

const dialect = new Ajv2020.default({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  schemas: Object.values(schemas),
});
const byDialect = (name: ContractName) => dialect.getSchema(schemas[name].$id)!;

describe('every example is valid', () => {
  it.each(examples)('%s', (file) => {
    const name = file.split('.')[0] as ContractName;
    const value = read(file);
    expect(validate(name, value)).toEqual({ valid: true });
    expect(byDialect(name)(value)).toBe(true);
  });

  it('there is one for each schema', () => {
    for (const name of contractNames) expect(examples).toContain(`${name}.json`);
  });
});

describe('every refused example is refused, where it says', () => {
  it.each(refused)('%s', (file) => {
    const { schema, path, value } = read(`refused/${file}`);
    const result = validate(schema, value);
    expect(result.valid).toBe(false);
    expect(result.valid ? [] : result.errors.map((error) => error.path)).toContain(path);
    // The compiled validators are built with an older compiler: the real dialect must say the same.
    expect(byDialect(schema)(value)).toBe(false);
  });

  it('there is one for each schema', () => {
    const covered = refused.map((file) => read(`refused/${file}`).schema);
    for (const name of contractNames) expect(covered).toContain(name);
  });
});

describe('an error says what is wrong', () => {
  it('names the member that is too many', () => {
    expect(validate('configuration', { failOn: 'none' })).toEqual({
      valid: false,
      errors: [{ path: '', message: 'has no member "failOn"' }],
    });
  });

  it('names the values that would do', () => {
    expect(validate('configuration', { fail_on: 'never' })).toEqual({
      valid: false,
      errors: [{ path: '/fail_on', message: 'must be one of "none", "inconclusive", "referenced"' }],
    });
  });
});
