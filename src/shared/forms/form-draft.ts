import { HOUR_MS } from '@contract/common/time';
import * as v from 'valibot';
import { deviceStorage, tabStorage } from '@/shared/storage/safe-storage';
import { readStoredRefresh, readStoredToken } from '@/shared/storage/session-keys';

/**
 * Drafts of forms, stored over reloads. Those of an account are on the device until it logs out; those of nobody, typed
 * to log in or to join, are in the tab for an hour. Never pass a password to one.
 */
const PREFIX = 'ggp_v1_draft_';
const SIGNED_OUT_KEPT_MS = HOUR_MS;
const stored = v.object({ at: v.number(), values: v.unknown() });

const isSignedIn = () => readStoredToken() !== null || readStoredRefresh();

function readSignedOut(name: string): unknown {
  const { success, output } = v.safeParse(stored, JSON.parse(tabStorage.read(PREFIX + name) ?? 'null'));
  return success && Date.now() - output.at < SIGNED_OUT_KEPT_MS ? output.values : null;
}

export function readDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const values = isSignedIn() ? JSON.parse(deviceStorage.read(PREFIX + name) ?? 'null') : readSignedOut(name);
    const parsed = v.safeParse(schema, values);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const writeDraft = (name: string, values: unknown) =>
  isSignedIn()
    ? deviceStorage.write(PREFIX + name, JSON.stringify(values) ?? 'null')
    : tabStorage.write(PREFIX + name, JSON.stringify({ at: Date.now(), values }));

export function clearDraft(name: string): void {
  deviceStorage.remove(PREFIX + name);
  tabStorage.remove(PREFIX + name);
}

/** When a session begins or ends in this browser. */
export function clearSignedOutDrafts(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key);
}

/** At log-out and on a change of account. */
export function clearAllDrafts(): void {
  for (const key of deviceStorage.keys()) if (key.startsWith(PREFIX)) deviceStorage.remove(key);
  clearSignedOutDrafts();
}
