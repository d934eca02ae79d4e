import { growthAge } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import {
  GROWTH_ENTRIES_MAX,
  type GrowthChangeInput,
  type GrowthEntryInput,
  type GrowthListQuery,
  growthRowInputAt,
} from '@contract/mypage/growth';
import type { GrowthEntries, GrowthEntry } from '@contract/mypage/growth.responses';
import type { Queryable } from '@server/db/database';
import { growthEntries, growthEvents } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { assertUnchanged, mergeSent, nextUpdatedAt } from '@server/http/input/opened-row';
import { check } from '@server/http/input/validate';
import {
  assertSensitiveConsentInAnyVersion,
  ensureSensitiveConsent,
  hasSensitiveConsent,
} from '@server/modules/accounts/consents/sensitive-consent';
import { ageUsed, type Child, findChildIn, lockChild, recheckReminders } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { assertWithinLifetime, columnsOnly, type EntryColumns, isSame, toColumns, toRowInput } from './entry-columns';
import { type EntryRow, entryView } from './entry-figures';
import { unlikelyIn } from './implausible-values';
import { listNewest } from './seen-series';

const NOBODY_ELSE: ReadonlyMap<string, string> = new Map();

/** Entries on one page of the list. */
const PAGE = 30;

type ChildInput = { profileId: string };
type EntryInput = ChildInput & { entryId: string };

const whereChild = (ctx: ChildContext, profileId: string) =>
  and(eq(growthEntries.accountId, ctx.accountId), eq(growthEntries.profileId, profileId));
const whereEntry = (ctx: ChildContext, { profileId, entryId }: EntryInput) =>
  and(whereChild(ctx, profileId), eq(growthEntries.id, entryId));

/** One page of a child's entries, newest first. @throws AppError FOREIGN_PROFILE */
export async function listEntries(
  ctx: ChildContext,
  { profileId, standard, cursor }: ChildInput & GrowthListQuery,
): Promise<GrowthEntries> {
  const [day, id] = cursor?.split('_') ?? [];
  const after = day && id ? sql`(${growthEntries.measuredOn}, ${growthEntries.id}) < (${day}, ${id}::uuid)` : undefined;
  const [child, rows, total, consented, all] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    ctx.db
      .select()
      .from(growthEntries)
      .where(and(whereChild(ctx, profileId), after))
      .orderBy(desc(growthEntries.measuredOn), desc(growthEntries.id))
      .limit(PAGE + 1),
    countEntries(ctx.db, ctx, profileId),
    hasSensitiveConsent(ctx.db, ctx.callerId),
    cursor ? [] : listAllEntries(ctx.db, ctx, profileId),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const writers = await readWriters(ctx.db, ctx, page);
  return {
    entries: page.map((row) => entryView(row, child, standard, writers)),
    next_cursor: rows.length > PAGE && last ? `${last.measuredOn}_${last.id}` : null,
    total,
    consent_needed: !consented,
    newest: listNewest(all, child, seoulDay(ctx.now)),
    age: ageUsed(growthAge(child.birthDate, child.gestationWeeks, seoulDay(ctx.now))),
  };
}

/** All of a child's entries, oldest first. */
export const listAllEntries = (db: Queryable, ctx: ChildContext, profileId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(growthEntries)
    .where(whereChild(ctx, profileId))
    .orderBy(asc(growthEntries.measuredOn), asc(growthEntries.id));

async function countEntries(db: Queryable, ctx: ChildContext, profileId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(growthEntries).where(whereChild(ctx, profileId));
  return row?.n ?? 0;
}

/**
 * Creates an entry once, however often it is sent.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, INVALID_INPUT, GROWTH_UNLIKELY (with a question a field) unless
 * confirmed, GROWTH_FULL, GROWTH_REMOVED when it was deleted meanwhile, CONFLICT when the id was used for another one
 */
export async function createEntry(ctx: ChildContext, input: GrowthEntryInput & ChildInput): Promise<GrowthEntry> {
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, input.profileId);
    await ensureSensitiveConsent(tx, ctx, input.consent);
    assertWithinLifetime(input, child, ctx.now);
    const columns = toColumns(input, child);
    const stored = await findAdded(tx, ctx, child, input.id, columns);
    if (stored) return entryView(stored, child, 'kr2017', await readWriters(tx, ctx, [stored]));
    if ((await countEntries(tx, ctx, child.id)) >= GROWTH_ENTRIES_MAX) throw new AppError('GROWTH_FULL');
    if (!input.confirmed) assertConfirmed(unlikelyIn(columns, await listAllEntries(tx, ctx, child.id), child));
    const [row] = await insertEntries(tx, ctx, child, [{ id: input.id, columns }]);
    if (!row) throw new Error('Nothing was inserted');
    return entryView(row, child, 'kr2017', NOBODY_ELSE);
  });
}

/** Call in a transaction that locked the child. */
export async function insertEntries(
  tx: Queryable,
  ctx: ChildContext,
  child: Pick<Child, 'id'>,
  entries: readonly { id: string; columns: EntryColumns }[],
): Promise<EntryRow[]> {
  if (entries.length === 0) return [];
  const at = new Date(ctx.now);
  const owned = entries.map(({ id, columns }) => ({
    accountId: ctx.accountId,
    profileId: child.id,
    id,
    writtenBy: ctx.callerId,
    ...columns,
  }));
  const rows = owned.map((row) => ({ ...row, createdAt: at, updatedAt: at }));
  await tx.insert(growthEvents).values(owned.map((row) => ({ ...row, entryId: row.id, kind: 'added' as const, at })));
  await tx.insert(growthEntries).values(rows);
  await recheckReminders(tx, ctx, child.id);
  return rows;
}

/**
 * @throws AppError NOT_FOUND, FOREIGN_PROFILE, CONSENT_REQUIRED, INVALID_INPUT, CONFLICT when it changed since, GROWTH_UNLIKELY
 * unless confirmed
 */
export async function updateEntry(
  ctx: ChildContext,
  { confirmed, updated_at, profileId, entryId, ...sent }: GrowthChangeInput & EntryInput,
): Promise<GrowthEntry> {
  const of = { profileId, entryId };
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const [before] = await tx.select().from(growthEntries).where(whereEntry(ctx, of));
    if (!before) throw new AppError('NOT_FOUND');
    await assertSensitiveConsentInAnyVersion(tx, ctx.callerId);
    const input = check(
      growthRowInputAt(() => ctx.now),
      mergeSent(toRowInput(before), sent),
    );
    assertWithinLifetime(input, child, ctx.now);
    const columns = toColumns(input, child);
    if (isSame(before, columns)) return entryView(before, child, 'kr2017', await readWriters(tx, ctx, [before]));
    assertUnchanged(before, updated_at ?? before.createdAt.toISOString());
    const others = (await listAllEntries(tx, ctx, child.id)).filter(({ id }) => id !== before.id);
    if (!confirmed) assertConfirmed(unlikelyIn(columns, others, child, before));
    const at = nextUpdatedAt(before, ctx.now);
    const row = { ...before, ...columns, updatedAt: at };
    await noteEvent(tx, ctx, row, 'changed');
    await tx
      .update(growthEntries)
      .set({ ...columns, updatedAt: at })
      .where(whereEntry(ctx, of));
    await recheckReminders(tx, ctx, child.id);
    return entryView(row, child, 'kr2017', await readWriters(tx, ctx, [row]));
  });
}

/** Deletes an entry; its events stay. Repeating it changes nothing. @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function deleteEntry(ctx: ChildContext, of: EntryInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, of.profileId);
    const [row] = await tx.select().from(growthEntries).where(whereEntry(ctx, of));
    if (row) {
      await noteEvent(tx, ctx, row, 'removed');
      await tx.delete(growthEntries).where(whereEntry(ctx, of));
      await recheckReminders(tx, ctx, of.profileId);
    } else if (!(await existedBefore(tx, ctx, of))) throw new AppError('NOT_FOUND');
  });
}

const noteEvent = (tx: Queryable, ctx: ChildContext, row: EntryRow, kind: 'changed' | 'removed') =>
  tx.insert(growthEvents).values({
    ...columnsOnly(row),
    accountId: ctx.accountId,
    profileId: row.profileId,
    id: crypto.randomUUID(),
    entryId: row.id,
    kind,
    at: new Date(ctx.now),
    writtenBy: ctx.callerId,
  });

async function existedBefore(tx: Queryable, ctx: ChildContext, { profileId, entryId }: EntryInput): Promise<boolean> {
  const own = and(eq(growthEvents.accountId, ctx.accountId), eq(growthEvents.entryId, entryId));
  const [event] = await tx
    .select({ id: growthEvents.id })
    .from(growthEvents)
    .where(and(own, eq(growthEvents.profileId, profileId)))
    .limit(1);
  return event !== undefined;
}

/** The entry that was added under this id, as it is now. Null when there was none. */
async function findAdded(tx: Queryable, ctx: ChildContext, child: Child, id: string, sent: EntryColumns) {
  const [event] = await tx
    .select()
    .from(growthEvents)
    .where(and(eq(growthEvents.accountId, ctx.accountId), eq(growthEvents.id, id)));
  if (!event) return null;
  if (event.kind !== 'added' || event.profileId !== child.id || !isSame(event, sent)) throw new AppError('CONFLICT');
  const [row] = await tx
    .select()
    .from(growthEntries)
    .where(whereEntry(ctx, { profileId: child.id, entryId: id }));
  if (!row) throw new AppError('GROWTH_REMOVED');
  return row;
}

/** @throws AppError GROWTH_UNLIKELY when there is anything to ask */
export function assertConfirmed(questions: Record<string, string>): void {
  if (Object.keys(questions).length > 0) throw new AppError('GROWTH_UNLIKELY', { fields: questions });
}
