import { CONTENT_KINDS, type ContentKind } from '@contract/staff/content';
import { CONTENT, type FileItem, toArticles } from '@server/content/content-kinds';
import type { Database, Queryable } from '@server/db/database';
import { contentItems } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

type Row = typeof contentItems.$inferSelect;

/** One item with what staff made of it. */
export type CurrentItem = {
  item: FileItem;
  state: 'released' | 'changed' | 'added';
  unlisted: boolean;
  reason: string | null;
};

export const digestItem = (item: FileItem): Promise<string> => sha256Hex(JSON.stringify(item));

/**
 * All items of a kind. Imports of staff prevail over the release that they were made on; a release whose item is
 * another one prevails over the import. Unlisted items stay so.
 */
export async function readItems(db: Queryable, kind: ContentKind): Promise<CurrentItem[]> {
  const rows = await db.select().from(contentItems).where(eq(contentItems.kind, kind));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { released } = CONTENT[kind];
  const items: CurrentItem[] = [];
  for (const item of released) {
    const row = byId.get(item.id);
    byId.delete(item.id);
    const imported = row?.baseDigest && row.baseDigest === (await digestItem(item)) ? toItem(kind, row) : null;
    items.push({ item: imported ?? item, state: imported ? 'changed' : 'released', ...toListing(row) });
  }
  for (const row of byId.values()) {
    const item = row.baseDigest === null ? toItem(kind, row) : null;
    if (item) items.push({ item, state: 'added', ...toListing(row) });
  }
  return items;
}

const toShown = (items: readonly CurrentItem[]): FileItem[] =>
  items.filter(({ unlisted }) => !unlisted).map(({ item }) => item);

export const listArticleItems = (items: readonly CurrentItem[]) => toArticles(toShown(items));

const toListing = (row: Row | undefined) => ({ unlisted: row?.unlisted ?? false, reason: row?.reason ?? null });

/** Null for an item of an older release that this one cannot read. */
function toItem(kind: ContentKind, { body }: Row): FileItem | null {
  const parsed = v.safeParse(CONTENT[kind].schema, body);
  return parsed.success ? parsed.output : null;
}

/** Reads what staff made of the content, and shows it in this process. */
export async function loadContent(db: Database): Promise<void> {
  for (const { kind } of CONTENT_KINDS) CONTENT[kind].show(toShown(await readItems(db, kind)));
}

/**
 * Looks for changes that other processes made.
 * @param interval in milliseconds
 * @returns stops it
 */
export function followContent({ db, log }: Pick<Deps, 'db' | 'log'>, interval: number): () => void {
  const timer = setInterval(() => {
    loadContent(db).catch((error: unknown) => log.error('content not read', {}, error));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
