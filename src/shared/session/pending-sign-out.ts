import * as v from 'valibot';
import { openDatabase } from '@/shared/storage/database';
import { storageKey } from '@/shared/storage/persisted';
import { deviceStorage } from '@/shared/storage/safe-storage';

/** `accessToken` only where the session had no refresh cookie. */
const pendingSignOut = v.object({ accessToken: v.nullable(v.string()) });
export type PendingSignOut = v.InferOutput<typeof pendingSignOut>;

export const SIGN_OUT_KEY = storageKey('signOut');
const DATABASE_KEY = 'signOut';

/** The sign-out that the server has not confirmed. Read from storage, which every tab shares. */
export function readPendingSignOut(): PendingSignOut | null {
  try {
    const parsed = v.safeParse(pendingSignOut, JSON.parse(deviceStorage.read(SIGN_OUT_KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores it for the pages at once, and in the database for the service worker. */
export function storePendingSignOut(pending: PendingSignOut): void {
  deviceStorage.write(SIGN_OUT_KEY, JSON.stringify(pending));
  void openDatabase().then((database) => database?.put('rows', { row: pending, sendable: null }, DATABASE_KEY));
}

export async function removePendingSignOut(): Promise<void> {
  deviceStorage.remove(SIGN_OUT_KEY);
  await removeSignOutForWorker();
}

/** The service worker's copy. */
export async function readSignOutForWorker(): Promise<PendingSignOut | null> {
  const stored = await (await openDatabase())?.get('rows', DATABASE_KEY);
  return v.is(pendingSignOut, stored?.row) ? stored.row : null;
}

export async function removeSignOutForWorker(): Promise<void> {
  await (await openDatabase())?.delete('rows', DATABASE_KEY).catch(() => undefined);
}
