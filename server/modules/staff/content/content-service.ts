import type { ContentImportInput, ContentKind } from '@contract/staff/content';
import type { ContentEntry, ContentPreview } from '@contract/staff/content.responses';
import { CONTENT, type FileItem } from '@server/content/content-kinds';
import type { Queryable, Transaction } from '@server/db/database';
import { contentItems } from '@server/db/schema';
import { afterCommit, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import {
  type CurrentItem,
  digestItem,
  listArticleItems,
  loadContent,
  readItems,
} from '@server/modules/community/articles/current-content';
import { updateArticles } from '@server/modules/community/articles/publish-articles';
import { and, eq, sql } from 'drizzle-orm';
import { readRows } from './import-rows';

type Named = { kind: ContentKind; id: string };

const REASON_OF_IMPORT = '가져온 파일에 없었어요.';

/** Every item of a kind, with what staff made of it. */
export async function listContent({ db }: { db: Queryable }, kind: ContentKind): Promise<ContentEntry[]> {
  return (await readItems(db, kind)).map((item) => toEntry(kind, item));
}

/** Hides an item, or shows it again where `reason` is null. Twice is no error. @throws AppError NOT_FOUND */
export async function setListing(
  ctx: ServiceContext,
  { kind, id, reason }: Named & { reason: string | null },
): Promise<ContentEntry> {
  const entry = await changeContent(ctx, kind, async (tx) => {
    const before = findItem(await readItems(tx, kind), id);
    const unlisted = reason !== null;
    if (before.unlisted !== unlisted || before.reason !== reason) {
      await upsert(tx, ctx, { kind, id, set: { unlisted, reason } });
      await record(tx, ctx, { kind, id, isListed: !unlisted });
    }
    return toEntry(kind, findItem(await readItems(tx, kind), id));
  });
  return entry;
}

/** Preview of an import; writes nothing. */
export async function previewImport(
  { db }: { db: Queryable },
  { kind, items: rows, unlist_missing }: ContentImportInput & { kind: ContentKind },
): Promise<ContentPreview> {
  const { items, errors } = readRows(kind, rows);
  const { preview } = compare(kind, await readItems(db, kind), { items, unlistMissing: unlist_missing });
  return { errors, ...preview };
}

/**
 * Takes items of a file over, in one transaction. An item that equals the release's is that of the release again.
 * @returns what was changed; with errors nothing
 */
export async function importContent(
  ctx: ServiceContext,
  { kind, items: rows, unlist_missing }: ContentImportInput & { kind: ContentKind },
): Promise<ContentPreview> {
  const { items, errors } = readRows(kind, rows);
  return changeContent(ctx, kind, async (tx) => {
    const { preview, written } = compare(kind, await readItems(tx, kind), { items, unlistMissing: unlist_missing });
    if (errors.length > 0) return { errors, ...preview };
    const released = new Map(CONTENT[kind].released.map((item) => [item.id, item]));
    for (const item of written) {
      const base = released.get(item.id);
      const baseDigest = base ? await digestItem(base) : null;
      const isReleased = baseDigest !== null && baseDigest === (await digestItem(item));
      const set = isReleased ? { body: null, baseDigest: null } : { body: item, baseDigest };
      await upsert(tx, ctx, { kind, id: item.id, set: { ...set, unlisted: false, reason: null } });
    }
    for (const { id } of preview.unlisted)
      await upsert(tx, ctx, { kind, id, set: { unlisted: true, reason: REASON_OF_IMPORT } });
    if (written.length + preview.unlisted.length > 0)
      await recordStaffAction(tx, toActor(ctx), { action: 'content.import', subjectId: kind });
    return { errors, ...preview };
  });
}

/** One change at a time; articles are written to their posts with it, and this process shows it after the commit. */
async function changeContent<T>(
  ctx: ServiceContext,
  kind: ContentKind,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content_items'))`);
    const result = await work(tx);
    if (kind === 'articles') await updateArticles(tx, listArticleItems(await readItems(tx, kind)), ctx.now);
    return result;
  });
  await afterCommit(ctx, loadContent);
  return done;
}

type Given = { items: readonly FileItem[]; unlistMissing: boolean };

function compare(kind: ContentKind, current: readonly CurrentItem[], { items, unlistMissing }: Given) {
  const byId = new Map(current.map((entry) => [entry.item.id, entry]));
  const toNamed = (item: FileItem) => ({ id: item.id, title: CONTENT[kind].toTitle(item) });
  const preview: Omit<ContentPreview, 'errors'> = { added: [], changed: [], relisted: [], unlisted: [], same: 0 };
  const written: FileItem[] = [];
  for (const item of items) {
    const before = byId.get(item.id);
    byId.delete(item.id);
    const fields = before ? listChanges(before.item, item) : [];
    if (!before) preview.added.push(toNamed(item));
    else if (fields.length > 0) preview.changed.push({ ...toNamed(item), fields });
    if (before?.unlisted) preview.relisted.push(toNamed(item));
    if (before && fields.length === 0 && !before.unlisted) preview.same += 1;
    else written.push(item);
  }
  for (const { item, unlisted } of byId.values()) {
    if (unlistMissing && !unlisted) preview.unlisted.push(toNamed(item));
    else preview.same += 1;
  }
  return { preview, written };
}

const listChanges = (before: FileItem, after: FileItem): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

function findItem(items: readonly CurrentItem[], id: string): CurrentItem {
  const found = items.find(({ item }) => item.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

type Change = Named & { set: Partial<typeof contentItems.$inferInsert> };

async function upsert(tx: Transaction, { now }: ServiceContext, { kind, id, set }: Change) {
  const columns = { ...set, updatedAt: new Date(now) };
  await tx
    .insert(contentItems)
    .values({ kind, id, ...columns })
    .onConflictDoUpdate({ target: [contentItems.kind, contentItems.id], set: columns });
  // A row that says nothing is none.
  await tx
    .delete(contentItems)
    .where(
      and(
        eq(contentItems.kind, kind),
        eq(contentItems.id, id),
        sql`${contentItems.body} is null and not ${contentItems.unlisted}`,
      ),
    );
}

const toActor = ({ accountId, now }: ServiceContext) => ({ actorId: accountId, now });

const record = (tx: Transaction, ctx: ServiceContext, { kind, id, isListed }: Named & { isListed: boolean }) =>
  kind === 'articles'
    ? recordStaffAction(tx, toActor(ctx), { action: isListed ? 'article.relist' : 'article.unlist', subjectId: id })
    : recordStaffAction(tx, toActor(ctx), {
        action: isListed ? 'content.relist' : 'content.unlist',
        subjectId: `${kind}/${id}`,
      });

const toEntry = (kind: ContentKind, { item, state, unlisted, reason }: CurrentItem): ContentEntry => ({
  id: item.id,
  title: CONTENT[kind].toTitle(item),
  state,
  unlisted_reason: unlisted ? (reason ?? '') : null,
});
