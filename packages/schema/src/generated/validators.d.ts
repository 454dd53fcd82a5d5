// Made by scripts/generate.mjs from schemas/. Do not edit.
export interface CheckError { readonly instancePath: string; readonly message?: string; readonly params: Record<string, unknown> }
export interface Check { (value: unknown): boolean; errors?: readonly CheckError[] | null }
export const checkAbsenceReport: Check;
export const checkAnswerEnvelope: Check;
export const checkConfiguration: Check;
export const checkExplanation: Check;
export const checkIndexReport: Check;
export const checkReferencesReport: Check;
export const checkRemovalReport: Check;
