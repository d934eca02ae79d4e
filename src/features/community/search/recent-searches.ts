import * as v from 'valibot';
import { deviceStorage } from '@/shared/storage/safe-storage';

/** Stored on this device only, deleted at log-out with the drafts. */
const KEY = 'ggp_v1_draft_searches';
const MOST = 8;
const schema = v.array(v.string());

export function recentSearches(): string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(deviceStorage.read(KEY) ?? '[]'));
    return parsed.success ? parsed.output.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const write = (words: string[]) => {
  deviceStorage.write(KEY, JSON.stringify(words));
  return words;
};
export const rememberSearch = (q: string) =>
  write([q, ...recentSearches().filter((item) => item !== q)].slice(0, MOST));
export const forgetSearch = (q: string) => write(recentSearches().filter((item) => item !== q));
export const forgetSearches = () => write([]);
