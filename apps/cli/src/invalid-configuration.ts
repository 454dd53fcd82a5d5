import { CliError } from './cli-error.ts';

export const CONFIGURATION_FILE = 'nonesuch.json';

export function invalidConfiguration(where: string, hint = 'see schemas/configuration.schema.json'): CliError {
  return new CliError({
    code: 'invalid_configuration',
    what: `${CONFIGURATION_FILE} is not valid`,
    where,
    hint,
    exit: 2,
  });
}
