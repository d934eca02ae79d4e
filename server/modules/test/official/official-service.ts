import { ageBasis } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import { futureDayProblem } from '@contract/common/future-day';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import {
  OFFICIAL_ROUNDS,
  type OfficialChangeInput,
  type OfficialResultInput,
  officialResultInput,
} from '@contract/test/diagnostics-official';
import type { OfficialRecord, OfficialResult, OfficialWarning } from '@contract/test/diagnostics-official.responses';
import type { Queryable, Transaction } from '@server/db/database';
import { officialResults, officialResultVersions, uploads } from '@server/db/schema';
import { afterCommit, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { assertUnchanged, mergeSent, nextUpdatedAt } from '@server/http/input/opened-row';
import { check } from '@server/http/input/validate';
import { ensureSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { ageUsed, type Child, findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext, ChildPictureContext } from '@server/modules/profiles/child-access';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { lockOwnPictures } from '@server/modules/uploads/own-pictures';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

type Row = typeof officialResults.$inferSelect;
type ChildInput = { profileId: string };
type ResultInput = ChildInput & { resultId: string };

/** The copied results of the child, newest check-up first. @throws AppError FOREIGN_PROFILE */
export async function listOfficialResults(
  ctx: ChildPictureContext,
  { profileId }: ChildInput,
): Promise<OfficialResult[]> {
  const child = await findChild(ctx, profileId);
  const rows = await listRows(ctx.db, ctx, child.id);
  const writers = await readWriters(ctx.db, ctx, rows);
  return Promise.all(rows.map((row) => toResult(ctx, row, { child, all: rows, writers })));
}

/** The same without photos. */
export const toRecords = (child: Child, rows: readonly Row[]): OfficialRecord[] =>
  rows.map((row) => toRecord(row, child, rows));

export const listRecordRows = (db: Queryable, child: { accountId: string; id: string }): Promise<Row[]> =>
  listRows(db, child, child.id);

/**
 * Creates a result; a second one of the same round is answered with a warning, not refused.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, INVALID_INPUT
 */
export async function createOfficialResult(
  ctx: ChildPictureContext,
  { profileId, consent, ...input }: OfficialResultInput & ChildInput,
): Promise<OfficialResult> {
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    assertDay(input.taken_on, child, ctx.now);
    await ensureSensitiveConsent(tx, ctx, consent);
    const photos = await lockPhotos(tx, ctx, input);
    const row = await insertOfficialResult(tx, ctx, { ...toColumns(input), profileId: child.id, photos });
    return toResult(ctx, row, { child, all: await listRows(tx, ctx, child.id) });
  });
}

type NewRow = Pick<Row, 'profileId' | 'round' | 'takenOn' | 'rows' | 'place' | 'note'> &
  Partial<Pick<Row, 'photos' | 'source'>>;

/** Call after the child is locked and the consent checked. */
export async function insertOfficialResult(tx: Transaction, ctx: ChildContext, given: NewRow): Promise<Row> {
  const at = new Date(ctx.now);
  const row: Row = {
    accountId: ctx.accountId,
    id: newId(),
    photos: [],
    source: 'parent',
    version: 1,
    writtenBy: ctx.callerId,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await tx.insert(officialResults).values(row);
  return row;
}

/**
 * Changes a result and stores the previous version.
 * @throws AppError NOT_FOUND, CONFLICT when it changed since, … as on creation
 */
export async function updateOfficialResult(
  ctx: ChildPictureContext & Pick<RequestContext, 'files' | 'log'>,
  { profileId, resultId, consent, updated_at, ...sent }: OfficialChangeInput & ResultInput,
): Promise<OfficialResult> {
  const { result, removed } = await ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const before = await findRow(tx, ctx, { profileId, resultId });
    const input = mergeInput(before, sent);
    assertDay(input.taken_on, child, ctx.now);
    await ensureSensitiveConsent(tx, ctx, consent);
    // The answer of the same save was lost.
    if (isSame(before, input))
      return { result: await toResult(ctx, before, { child, all: await listRows(tx, ctx, child.id) }), removed: [] };
    assertUnchanged(before, updated_at);
    const { accountId, version, round, takenOn, rows, place, note, updatedAt } = before;
    await tx
      .insert(officialResultVersions)
      .values({ accountId, resultId, version, round, takenOn, rows, place, note, writtenAt: updatedAt });
    const photos = await lockPhotos(tx, ctx, input);
    const after: Row = {
      ...before,
      ...toColumns(input),
      photos,
      // No longer what the clinic typed.
      source: 'parent',
      writtenBy: ctx.callerId,
      version: version + 1,
      updatedAt: nextUpdatedAt(before, ctx.now),
    };
    await tx.update(officialResults).set(after).where(ownRow(ctx, { profileId, resultId }));
    const result = await toResult(ctx, after, { child, all: await listRows(tx, ctx, child.id) });
    return { result, removed: before.photos.filter((path) => !photos.includes(path)) };
  });
  await removePhotos(ctx, removed);
  return result;
}

/** Removes it with its versions and photos, as the parent asked. @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function deleteOfficialResult(
  ctx: ChildContext & Pick<RequestContext, 'files' | 'log'>,
  input: ResultInput,
): Promise<void> {
  const photos = await ctx.db.transaction(async (tx) => {
    // Locks the child, so that an edit under way ends before the row is deleted.
    await lockChild(tx, ctx, input.profileId);
    const [removed] = await tx
      .delete(officialResults)
      .where(ownRow(ctx, input))
      .returning({ photos: officialResults.photos });
    if (!removed) throw new AppError('NOT_FOUND');
    return removed.photos;
  });
  await removePhotos(ctx, photos);
}

/** Photos that a guardian uploaded belong to the child's account from then on. */
async function lockPhotos(
  tx: Transaction,
  { accountId, callerId }: ChildContext,
  { photos }: Pick<OfficialResultInput, 'photos'>,
) {
  if (callerId !== accountId && photos.length > 0)
    await tx
      .update(uploads)
      .set({ accountId })
      .where(and(eq(uploads.accountId, callerId), inArray(uploads.path, [...photos])));
  return lockOwnPictures(tx, accountId, { field: 'photos', paths: photos });
}

async function removePhotos(ctx: ChildContext & Pick<RequestContext, 'files' | 'log'>, paths: readonly string[]) {
  for (const path of paths) await afterCommit(ctx, (db) => removeUnusedUpload({ ...ctx, db }, path));
}

const ownRow = (ctx: ChildContext, { profileId, resultId }: ResultInput) =>
  and(
    eq(officialResults.accountId, ctx.accountId),
    eq(officialResults.id, resultId),
    eq(officialResults.profileId, profileId),
  );

async function findRow(tx: Queryable, ctx: ChildContext, input: ResultInput): Promise<Row> {
  const [row] = await tx.select().from(officialResults).where(ownRow(ctx, input));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const listRows = (db: Queryable, ctx: Pick<ServiceContext, 'accountId'>, profileId: string): Promise<Row[]> =>
  db
    .select()
    .from(officialResults)
    .where(and(eq(officialResults.accountId, ctx.accountId), eq(officialResults.profileId, profileId)))
    .orderBy(desc(officialResults.takenOn), asc(officialResults.id));

/** @throws AppError INVALID_INPUT */
export function assertDay(takenOn: string, child: Child, now: number) {
  const day = parseDay(takenOn);
  const sentence =
    (day && futureDayProblem(day, now, '검진받은 날을 다시 확인해 주세요.')) ||
    (takenOn < child.birthDate && '아이가 태어나기 전이에요. 검진받은 날을 다시 확인해 주세요.');
  if (sentence) throw new AppError('INVALID_INPUT', { fields: { taken_on: sentence } });
}

const toInput = (row: Row): OfficialResultInput => ({
  round: row.round,
  taken_on: row.takenOn,
  rows: row.rows,
  place: row.place,
  note: row.note,
  photos: row.photos,
  consent: false,
});

/** The sheet after a change, which must be one that could be created. @throws AppError INVALID_INPUT */
function mergeInput(before: Row, { rows, ...sent }: Omit<OfficialChangeInput, 'updated_at' | 'consent'>) {
  const current = toInput(before);
  return check(officialResultInput, mergeSent(current, { ...sent, rows: mergeSent(current.rows, rows) }));
}

const isSame = (before: Row, input: OfficialResultInput) =>
  DOMAINS.every((domain) => before.rows[domain] === input.rows[domain]) &&
  JSON.stringify({ ...toInput(before), rows: null }) === JSON.stringify({ ...input, rows: null });

const toColumns = ({ round, taken_on, rows, place, note }: Omit<OfficialResultInput, 'consent' | 'photos'>) => ({
  round,
  takenOn: taken_on,
  rows,
  place,
  note,
});

/** @param writers names of others who wrote some of the rows; none where the caller has just written */
async function toResult(
  { signUpload, callerId }: ChildPictureContext,
  row: Row,
  { child, all, writers }: { child: Child; all: readonly Row[]; writers?: ReadonlyMap<string, string> },
): Promise<OfficialResult> {
  return {
    ...toRecord(row, child, all),
    photos: await Promise.all(row.photos.map((path) => signUpload(path, callerId))),
    written_by: writers?.get(row.writtenBy ?? ''),
  };
}

/** Of a sheet that is or may become a result: the age on its day, and what to look at again. */
export function readSheet(
  { id, round, takenOn }: Pick<Row, 'id' | 'round' | 'takenOn'>,
  child: Pick<Child, 'birthDate'>,
  all: readonly Row[],
): Pick<OfficialRecord, 'age' | 'warnings'> {
  const day = parseDay(takenOn);
  if (!day) throw new Error('A kept day is no day');
  // National check-ups go by the actual age, also of a child born early.
  const age = ageBasis(child.birthDate, null, day);
  return { age: ageUsed(age), warnings: listWarnings({ id, round }, age.actualMonths, all) };
}

function toRecord(row: Row, child: Child, all: readonly Row[]): OfficialRecord {
  return {
    id: row.id,
    profile_id: row.profileId,
    round: row.round,
    taken_on: row.takenOn,
    rows: row.rows,
    place: row.place,
    note: row.note,
    source: row.source,
    ...readSheet(row, child, all),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function listWarnings(row: Pick<Row, 'id' | 'round'>, months: number, all: readonly Row[]): OfficialWarning[] {
  const round = OFFICIAL_ROUNDS.find((each) => each.round === row.round);
  const outside = round !== undefined && (months < round.from_month || months > round.to_month);
  const twice = all.some(({ id, round: other }) => id !== row.id && other === row.round);
  return [...(twice ? (['same_round'] as const) : []), ...(outside ? (['outside_months'] as const) : [])];
}
