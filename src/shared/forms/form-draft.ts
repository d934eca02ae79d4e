import * as v from 'valibot';
import { deviceStorage } from '@/shared/storage/safe-storage';

/** Drafts of forms, stored on the device over reloads, deleted at log-out. Never pass a password to one. */
const PREFIX = 'ggp_v1_draft_';

export function readDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(deviceStorage.read(PREFIX + name) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const writeDraft = (name: string, values: unknown) =>
  deviceStorage.write(PREFIX + name, JSON.stringify(values) ?? 'null');

export const clearDraft = (name: string) => deviceStorage.remove(PREFIX + name);

/** At log-out and on a change of account. */
export function clearAllDrafts(): void {
  for (const key of deviceStorage.keys()) if (key.startsWith(PREFIX)) deviceStorage.remove(key);
}
