import { DAY_MS } from '@contract/common/time';
import { type DeviceDatabase, openDatabase } from '@/shared/storage/database';
import type { FullCall } from './api-call';

/** How many answers a device keeps, and for how long. */
const MOST = 120;
const KEPT_MS = 30 * DAY_MS;
/** Without an answer of the server for so long none is shown: what the account may see could have changed. */
const CONTACT_MS = 7 * DAY_MS;

/** Recipient of an answer: the account, and the child in the request's header. */
export type Reader = { account: string; profileId: string | null };

const toKey = ({ method, url, params, body }: FullCall, { account, profileId }: Reader) =>
  JSON.stringify([account, profileId, method, url, params ?? null, body ?? null]);

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 0);
  });

/** Stores an answer, unless the session has changed until then. Never throws. */
export async function storeAnswer(
  call: FullCall,
  reader: Reader,
  data: unknown,
  isCurrent: () => boolean,
): Promise<void> {
  const at = Date.now();
  if (typeof indexedDB === 'undefined') return;
  await whenIdle();
  const database = await openDatabase();
  if (!database || !isCurrent()) return;
  try {
    const { store, done } = database.transaction('answers', 'readwrite');
    await store.put({ account: reader.account, data, at }, toKey(call, reader));
    const excess = (await store.count()) - MOST;
    let oldest = excess > 0 ? await store.index('at').openCursor() : null;
    for (let removed = 0; oldest && removed < excess; removed += 1) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await done;
  } catch {
    // A full device: there is less to read without a network.
  }
}

/** True if the server has not answered for too long; the newest answer is the last contact. */
async function isContactOver(database: DeviceDatabase): Promise<boolean> {
  const newest = await database.transaction('answers').store.index('at').openKeyCursor(null, 'prev');
  return newest !== null && Date.now() - newest.key >= CONTACT_MS;
}

/** The last answer to the same call and when it was received; null for none or one that is too old. */
export async function readAnswer(call: FullCall, reader: Reader): Promise<{ data: unknown; at: number } | null> {
  try {
    const database = await openDatabase();
    const stored = await database?.get('answers', toKey(call, reader));
    if (!database || !stored || Date.now() - stored.at >= KEPT_MS) return null;
    return (await isContactOver(database)) ? null : stored;
  } catch {
    return null;
  }
}

/** Removes the answer to a call that is refused by now. */
export async function forgetAnswer(call: FullCall, reader: Reader): Promise<void> {
  await (await openDatabase())?.delete('answers', toKey(call, reader)).catch(() => undefined);
}

/**
 * Removes the answers of all accounts but one; of all when there is none, or when the server has not answered for too
 * long. Returns whether nothing is left.
 */
export async function forgetAnswers(except: string | null = null): Promise<boolean> {
  try {
    const database = await openDatabase();
    if (!database) return except === null;
    const isAll = except === null || (await isContactOver(database));
    const { store } = database.transaction('answers', 'readwrite');
    if (isAll) await store.clear();
    else
      for (let row = await store.openCursor(); row; row = await row.continue())
        if (row.value.account !== except) await row.delete();
    return isAll;
  } catch {
    // Tried again at the next start.
    return except === null;
  }
}

/** Ids of the profiles that stored calls are about: in their header, their address or their parameters. */
const listIds = (key: string): string[] => {
  const [, header, , url, params] = JSON.parse(key) as [string, string | null, string, string, object | null];
  const named = params && 'profile_id' in params ? [String(params.profile_id)] : [];
  const inUrl = /\/profile\/(?:selected\/)?([\da-f-]{36})/.exec(url)?.slice(1) ?? [];
  return [...(header === null ? [] : [header]), ...named, ...inUrl];
};

/** Profiles that stored answers are about. */
export async function listStoredProfiles(): Promise<string[]> {
  const keys = await (await openDatabase())?.getAllKeys('answers').catch(() => []);
  return [...new Set(keys?.flatMap(listIds))];
}

/** Removes every answer that names one of these profiles. */
export async function forgetProfiles(ids: readonly string[]): Promise<void> {
  try {
    const store = (await openDatabase())?.transaction('answers', 'readwrite').store;
    for (let row = await store?.openCursor(); row; row = await row.continue()) {
      const text = `${row.key} ${JSON.stringify(row.value.data)}`;
      if (ids.some((id) => text.includes(id))) await row.delete();
    }
  } catch {
    // Tried again with the next list.
  }
}
