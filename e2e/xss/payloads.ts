import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XSS_SAMPLES } from '../../server/http/xss-samples.fixture';

/** The public payload collection, outside the repository (see its README). */
const COLLECTION = path.resolve(import.meta.dirname, '../../../shared/data/hostile/xss.jsonl');

/** The project's own list, and the whole collection where there is one. */
export function payloads(onlyOwn: boolean): string[] {
  if (onlyOwn || !existsSync(COLLECTION)) return [...XSS_SAMPLES];
  const lines = readFileSync(COLLECTION, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return [...XSS_SAMPLES, ...lines.map((line) => (JSON.parse(line) as { payload: string }).payload)];
}
