import { INPUT_DESCRIPTIONS, type InputDescription, type Inputs, readInputs } from '../inputs.ts';

const {
  'github-token': token,
  comment,
  'comment-key': key,
  'review-comments': review,
  'max-findings': most,
} = INPUT_DESCRIPTIONS;

/** The inputs of the companion action. Its action.yml is made from this. */
export const COMPANION_INPUTS: Readonly<Record<string, InputDescription>> = {
  'github-token': token,
  'artifact-name': { description: 'Name of the artifact that holds the report.', fallback: '`nonesuch-report`' },
  comment,
  'comment-key': key,
  'review-comments': review,
  'max-findings': most,
};

export interface CompanionInputs
  extends Pick<Inputs, 'token' | 'comment' | 'commentKey' | 'reviewComments' | 'maxFindings'> {
  readonly artifactName: string;
}

/** @throws ActionError `bad_input` */
export function readCompanionInputs(get: (name: string) => string): CompanionInputs {
  const inputs = readInputs((name) => (name in COMPANION_INPUTS ? get(name) : ''), '/');
  return { ...inputs, artifactName: get('artifact-name') || 'nonesuch-report' };
}
