import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { stale } from '../scripts/generate.mjs';
import { contractNames, schemas } from '../src/index.ts';

interface Node {
  readonly [member: string]: unknown;
}

/** Every schema that describes an object of ours, with the pointer to it. */
function* objects(node: unknown, pointer: string): Generator<[string, Node]> {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Node;
  if (schema.type === 'object') yield [pointer, schema];
  for (const [member, inner] of Object.entries(schema)) yield* objects(inner, `${pointer}/${member}`);
}

const named = Object.entries(schemas);

describe('the published schemas', () => {
  it('are what the generated files were made from', async () => {
    expect(await stale()).toEqual([]);
  });

  it.each(named)('%s is a valid schema of its dialect, under its address', (name, schema) => {
    const ajv = new Ajv2020.default({ strict: true, allowUnionTypes: true });
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(schema.$id).toBe(`https://nonesuch.dev/schemas/v1/${name}.schema.json`);
  });

  it.each(named)('%s closes every object, but maps and extensions', (_, schema) => {
    for (const [pointer, object] of objects(schema, '')) {
      if (pointer.endsWith('/extensions')) continue;
      const open = object.additionalProperties === undefined || object.additionalProperties === true;
      expect(open, pointer).toBe(false);
    }
  });

  it.each(named)('%s describes every member', (_, schema) => {
    for (const [pointer, object] of objects(schema, '')) {
      for (const [member, inner] of Object.entries((object.properties ?? {}) as Record<string, Node>)) {
        const told = inner.description !== undefined || inner.$ref !== undefined;
        expect(told, `${pointer}/${member}`).toBe(true);
      }
    }
  });

  it('have a validator each', () => {
    expect([...contractNames].sort()).toEqual(
      Object.keys(schemas)
        .filter((name) => name !== 'common')
        .sort(),
    );
  });

  it('keep four families of codes that share none', () => {
    const { use_code, limit_code, accounted_code, move_code, reason_code } = schemas.common.$defs;
    const all = [...use_code.enum, ...limit_code.enum, ...accounted_code.enum, ...move_code.enum];
    expect(new Set(all).size).toBe(all.length);
    expect([...reason_code.enum].sort()).toEqual([...all].sort());
  });
});
