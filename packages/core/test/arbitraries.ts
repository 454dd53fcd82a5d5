import fc from 'fast-check';
import {
  type Observation,
  type OpenGate,
  reasonCodes,
  reasonOf,
  type UnreadPart,
  type VerdictInputs,
} from '../src/index.ts';

const ofFamily = (family: string) => reasonCodes.filter((code) => reasonOf(code).family === family);
const codeOf = (family: string) => fc.constantFrom(...ofFamily(family));
const subject = fc.option(fc.constantFrom('pkg', 'Ruby', 'glob/*.ts', '__proto__'), { nil: null });

export const provenUse: fc.Arbitrary<Observation> = fc.record({
  code: codeOf('use'),
  standing: fc.constant('use' as const),
  proof: fc.constant('proven' as const),
  spelled: fc.boolean(),
});
export const openOccurrence: fc.Arbitrary<Observation> = fc.oneof(
  fc.record({
    code: codeOf('limit'),
    standing: fc.constant('open' as const),
    proof: fc.constant(null),
    spelled: fc.boolean(),
    subject,
  }),
  fc.record({
    code: codeOf('use'),
    standing: fc.constant('use' as const),
    proof: fc.constant('unproven' as const),
    spelled: fc.boolean(),
  }),
);
export const accountedOccurrence: fc.Arbitrary<Observation> = fc.record({
  code: codeOf('accounted'),
  standing: fc.constant('accounted' as const),
  proof: fc.constant(null),
  spelled: fc.boolean(),
});
export const observation = fc.oneof(provenUse, openOccurrence, accountedOccurrence);
export const gate: fc.Arbitrary<OpenGate> = fc.record({ code: codeOf('limit'), subject });
export const unreadPart: fc.Arbitrary<UnreadPart> = fc.record({
  code: fc.constantFrom('file_unread', 'lfs_pointer', 'submodule'),
  count: fc.integer({ min: 1, max: 9 }),
  subject,
});

/** Inputs in which everything agrees: nothing is open, nothing is unseen, nobody is silent. */
export const agreeing: fc.Arbitrary<VerdictInputs> = fc.record({
  occurrences: fc.array(accountedOccurrence, { maxLength: 8 }),
  gates: fc.constant([]),
  explanations: fc.array(codeOf('accounted'), { maxLength: 3 }),
  moved: fc.constant(null),
  index: fc.constant('intact' as const),
  revision: fc.constant('asked' as const),
  freshness: fc.constant('fresh' as const),
  scope: fc.constant({ narrowedTo: [] }),
  unread: fc.constant([]),
  budget: fc.constant({ exhausted: false, subject: null }),
});

/** Any inputs at all. */
export const anyInputs: fc.Arbitrary<VerdictInputs> = fc.record({
  occurrences: fc.option(fc.array(observation, { maxLength: 8 }), { nil: null, freq: 8 }),
  gates: fc.option(fc.array(gate, { maxLength: 4 }), { nil: null, freq: 8 }),
  explanations: fc.array(codeOf('accounted'), { maxLength: 3 }),
  moved: fc.option(
    fc.record({ code: fc.constantFrom('moved_file' as const, 'renamed' as const, 'reexport_shim' as const), subject }),
    { nil: null },
  ),
  index: fc.constantFrom('intact' as const, 'corrupt' as const, null),
  revision: fc.constantFrom('asked' as const, 'another' as const, null),
  freshness: fc.constantFrom(
    'fresh' as const,
    'edited_uncommitted' as const,
    'stale_index' as const,
    'unknown' as const,
  ),
  scope: fc.constantFrom({ narrowedTo: [] }, { narrowedTo: ['src'] }, null),
  unread: fc.option(fc.array(unreadPart, { maxLength: 3 }), { nil: null, freq: 8 }),
  budget: fc.constantFrom({ exhausted: false, subject: null }, { exhausted: true, subject: 'symbols' }, null),
});

/** One change that takes something away from what is known. */
export const pushDown: fc.Arbitrary<(inputs: VerdictInputs) => VerdictInputs> = fc.oneof(
  openOccurrence.map((open) => (inputs: VerdictInputs) => ({
    ...inputs,
    occurrences: inputs.occurrences && [...inputs.occurrences, open],
  })),
  gate.map((added) => (inputs: VerdictInputs) => ({ ...inputs, gates: inputs.gates && [...inputs.gates, added] })),
  unreadPart.map((part) => (inputs: VerdictInputs) => ({
    ...inputs,
    unread: inputs.unread && [...inputs.unread, part],
  })),
  fc.constantFrom(
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, occurrences: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, gates: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, unread: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, index: 'corrupt' }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, index: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, revision: 'another' }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, revision: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, freshness: 'stale_index' }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, freshness: 'unknown' }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, scope: { narrowedTo: ['lib'] } }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, scope: null }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, budget: { exhausted: true, subject: null } }),
    (inputs: VerdictInputs): VerdictInputs => ({ ...inputs, budget: null }),
  ),
);
