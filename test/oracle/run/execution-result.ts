import type { EngineAnswer } from '../engine/answer.ts';
import type { ExecutionResult } from './corpus-result.ts';

/** @param answers the engine's, about each declared function that ran */
export function executionResult(exit: number | null, answers: readonly EngineAnswer[]): ExecutionResult {
  const count = (...verdicts: EngineAnswer['verdict'][]): number =>
    answers.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    exit,
    ran: answers.length,
    referenced: count('referenced'),
    inconclusive: count('inconclusive'),
    undeclared: count('undeclared', 'crashed'),
    absent: answers.filter(({ verdict }) => verdict === 'absent').map(({ symbol }) => symbol),
  };
}

export function formatExecution({ exit, ran, referenced, inconclusive, absent }: ExecutionResult): string {
  return [
    `${ran} declared functions ran (tests: exit ${exit}): ${referenced} referenced, ${inconclusive} inconclusive, ${absent.length} absent`,
    ...absent.map((symbol) => `  ABSENT, AND IT RAN ${symbol}`),
  ].join('\n');
}
