import type {
  AbsenceReport,
  AnswerEnvelope,
  Configuration,
  Explanation,
  IndexReport,
  ReferencesReport,
  RemovalReport,
} from './generated/types.ts';
import {
  type Check,
  type CheckError,
  checkAbsenceReport,
  checkAnswerEnvelope,
  checkConfiguration,
  checkExplanation,
  checkIndexReport,
  checkReferencesReport,
  checkRemovalReport,
} from './generated/validators.js';

/** One way in which a value breaks its schema. */
export interface SchemaError {
  /** JSON pointer into the value; '' is the value itself. */
  readonly path: string;
  readonly message: string;
}

/** Whether a value is what its schema says. */
export type Validation = { readonly valid: true } | { readonly valid: false; readonly errors: readonly SchemaError[] };

/** What a schema's type is, by the schema's name. */
export interface ContractTypes {
  'absence-report': AbsenceReport;
  'answer-envelope': AnswerEnvelope;
  configuration: Configuration;
  explanation: Explanation;
  'index-report': IndexReport;
  'references-report': ReferencesReport;
  'removal-report': RemovalReport;
}
export type ContractName = keyof ContractTypes;

const checks: Readonly<Record<ContractName, Check>> = {
  'absence-report': checkAbsenceReport,
  'answer-envelope': checkAnswerEnvelope,
  configuration: checkConfiguration,
  explanation: checkExplanation,
  'index-report': checkIndexReport,
  'references-report': checkReferencesReport,
  'removal-report': checkRemovalReport,
};

/** The names of all schemas that have a validator. */
export const contractNames = Object.keys(checks) as readonly ContractName[];

/**
 * Validates a value against the schema of this name.
 *
 * @example validate('configuration', { fail_on: 'referenced' }) // { valid: true }
 */
export function validate(name: ContractName, value: unknown): Validation {
  const check = checks[name];
  if (check(value)) return { valid: true };
  return { valid: false, errors: (check.errors ?? []).map(explain) };
}

/** ajv's wording leaves out which member is too many, and which values would do. */
function explain(error: CheckError): SchemaError {
  const { additionalProperty, allowedValues } = error.params;
  const path = error.instancePath;
  if (typeof additionalProperty === 'string')
    return { path, message: `has no member ${JSON.stringify(additionalProperty)}` };
  if (Array.isArray(allowedValues) && allowedValues.length <= 8) {
    return { path, message: `must be one of ${allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ')}` };
  }
  return { path, message: error.message ?? 'is not valid' };
}

/** Validates what `nonesuch absent --json` prints. */
export const validateAbsenceReport = (value: unknown): Validation => validate('absence-report', value);
/** Validates the shape that every answer has; alone, that of a command that could not look. */
export const validateAnswerEnvelope = (value: unknown): Validation => validate('answer-envelope', value);
/** Validates the content of nonesuch.json. */
export const validateConfiguration = (value: unknown): Validation => validate('configuration', value);
/** Validates what `nonesuch explain --json` prints. */
export const validateExplanation = (value: unknown): Validation => validate('explanation', value);
/** Validates what `nonesuch index --json` and `nonesuch status --json` print. */
export const validateIndexReport = (value: unknown): Validation => validate('index-report', value);
/** Validates what `nonesuch refs --json` prints. */
export const validateReferencesReport = (value: unknown): Validation => validate('references-report', value);
/** Validates what `nonesuch removed --json` prints. */
export const validateRemovalReport = (value: unknown): Validation => validate('removal-report', value);
