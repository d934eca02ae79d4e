import { readFileSync } from 'node:fs';
import { XSS_SAMPLES } from './xss-samples.fixture';

/**
 * The project's own samples, and those of a larger collection when `XSS_COLLECTION` names a file of it: one JSON object
 * with a `payload` a line. Public collections have licences of their own, so none is part of the repository.
 */
export function listXssPayloads(): string[] {
  const file = process.env.XSS_COLLECTION;
  if (!file) return [...XSS_SAMPLES];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return [...XSS_SAMPLES, ...lines.map((line) => (JSON.parse(line) as { payload: string }).payload)];
}
