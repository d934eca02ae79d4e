import { SEOUL_OFFSET_MS } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { SESSION_KEYS } from '@/shared/storage/session-keys';
import { tokenSubject } from './token-subject';

/** A page as it was shown last: the markup of its first screen, and the styles that index.html does not have. */
export type PageSnapshot = { html: string; css: string };
/** @property at when it was taken, ms */
type StoredSnapshot = PageSnapshot & { context: string; at: number };

const PREFIX = 'ggp_v1_snapshot';
/** Each has 15 to 50 KB. */
const MOST = 6;

/** The session and the child of a page. */
type Owner = { accessToken: string | null; profileId: string | null };

const readSelected = (): Owner => ({
  accessToken: deviceStorage.read(SESSION_KEYS.accessToken),
  profileId: deviceStorage.read(SESSION_KEYS.profileId),
});

/** What a snapshot depends on: account, child, day in Seoul, build and width of the window. */
const toContext = ({ accessToken, profileId }: Owner) =>
  [
    tokenSubject(accessToken),
    profileId,
    Math.floor((Date.now() + SEOUL_OFFSET_MS) / DAY_MS),
    document.querySelector('script[src]')?.getAttribute('src'),
    innerWidth,
  ].join();

function readCurrent(key: string): StoredSnapshot | null {
  try {
    const stored = JSON.parse(deviceStorage.read(key) ?? 'null') as StoredSnapshot | null;
    return stored?.context === toContext(readSelected()) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The last snapshot of a page; null for none, or one of another account, child, day, build or width.
 * @param place path, query and hash
 */
export const readSnapshot = (place: string): PageSnapshot | null => readCurrent(PREFIX + place);

const listKeys = () => deviceStorage.keys().filter((key) => key.startsWith(PREFIX));

/**
 * Stores a snapshot in place of the page's last one, and of the oldest where there are too many.
 * @param owner of the page that is shown; the device's storage may name another child, chosen in another tab
 */
export function storeSnapshot(place: string, snapshot: PageSnapshot, owner: Owner): void {
  const stored: StoredSnapshot = { context: toContext(owner), at: Date.now(), ...snapshot };
  deviceStorage.write(PREFIX + place, JSON.stringify(stored));
  const newest = listKeys().map((key) => ({ key, at: readCurrent(key)?.at ?? 0 }));
  newest.sort((a, b) => b.at - a.at);
  for (const { key } of newest.slice(MOST)) deviceStorage.remove(key);
}

export function forgetSnapshots(): void {
  for (const key of listKeys()) deviceStorage.remove(key);
}

/** Removes those of another account, child, day, build or width. */
export function pruneSnapshots(): void {
  for (const key of listKeys()) if (!readCurrent(key)) deviceStorage.remove(key);
}
