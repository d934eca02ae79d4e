import { readFileSync } from 'node:fs';
import { errorCode } from './error-code';

/** Settings that hold a secret. Each may come from the file that the variable of its name with _FILE names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'STORAGE_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
] as const;

const toFileName = (name: string) => `${name}_FILE`;
export const SECRET_FILE_NAMES = SECRETS.map(toFileName);

type Environment = Record<string, string | undefined>;

/**
 * The environment with the values of those files, without the line break at their end.
 * @returns `problems`: one line for each that cannot be read, is empty, or is set beside its value
 */
export function readSecretFiles(env: Environment): { env: Environment; problems: string[] } {
  const problems: string[] = [];
  const read = { ...env };
  for (const name of SECRETS) {
    const file = env[toFileName(name)];
    if (!file) continue;
    if (env[name]) {
      problems.push(`${toFileName(name)}: is set beside ${name}; one of the two has to go`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').trimEnd();
      if (!read[name]) problems.push(`${toFileName(name)}: the file ${file} is empty`);
    } catch (error) {
      problems.push(`${toFileName(name)}: the file ${file} cannot be read (${errorCode(error)})`);
    }
  }
  return { env: read, problems };
}
