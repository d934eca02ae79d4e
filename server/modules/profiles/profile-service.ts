import type { ProfileChangeInput, ProfileCreateInput, ProfileInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import { type Database, type Transaction, UNNAMED } from '@server/db/database';
import { accounts, guardianships, officialResults, profiles, uploads } from '@server/db/schema';
import { CHECK_AT_ONCE } from '@server/db/schema/profiles';
import { afterCommit, type PictureContext, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { assertUnchanged, mergeSent, nextUpdatedAt } from '@server/http/input/opened-row';
import { childGoneLetter } from '@server/mail/child-letters';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { allowChildData } from '@server/modules/accounts/consents/child-consent';
import { displayName } from '@server/modules/accounts/display-name';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { findChild, lockChild, whereProfile } from './child';
import { accessState, type ChildContext, type ChildPictureContext, ofVisibleChild } from './child-access';
import { PROFILE_LIMIT } from './profile-limit';
import { endThings, listWhoSees } from './sharing/access-ends';
import { notifyGone } from './sharing/sharing-notices';

type Row = typeof profiles.$inferSelect;

/** The statements of `listProfiles`, built once. */
export function prepareProfiles(db: Database) {
  const accountId = sql.placeholder('accountId');
  const own = db
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  const shared = db
    .select({ row: profiles, role: guardianships.role, state: accessState, owner: displayName })
    .from(profiles)
    .innerJoin(
      guardianships,
      and(eq(guardianships.ownerId, profiles.accountId), eq(guardianships.profileId, profiles.id)),
    )
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(
      and(
        eq(guardianships.accountId, accountId),
        ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, accountId, 'profile.read'),
      ),
    )
    .orderBy(asc(guardianships.since), asc(profiles.id));
  return { own: own.prepare(UNNAMED), shared: shared.prepare(UNNAMED) };
}

/** The account's children, the first registered first, then those that others share with it. */
export async function listProfiles(
  statements: ReturnType<typeof prepareProfiles>,
  { accountId, signUpload }: PictureContext,
): Promise<Profile[]> {
  const [own, shared] = await Promise.all([
    statements.own.execute({ accountId }),
    statements.shared.execute({ accountId }),
  ]);
  return Promise.all([
    ...own.map((row) => toProfile(row, OWN, { signUpload, callerId: accountId })),
    ...shared.map(({ row, role, state, owner }) =>
      toProfile(row, { role, state, shared: { owner } }, { signUpload, callerId: accountId }),
    ),
  ]);
}

/** @throws AppError FOREIGN_PROFILE when it is not this account's */
export async function getProfile(ctx: ChildPictureContext, id: string): Promise<Profile> {
  return toProfile(await findChild(ctx, id), await findPart(ctx), ctx);
}

/**
 * @throws AppError PROFILE_LIMIT, CHILD_CONSENT_NEEDED, CONSENT_TEXT_CHANGED, INVALID_INPUT when the picture is not this
 * account's
 */
export async function createProfile(
  ctx: PictureContext,
  { child_consent, ...input }: ProfileCreateInput,
): Promise<Profile> {
  const { db, accountId, now, signUpload } = ctx;
  return db.transaction(async (tx) => {
    // Row lock on the account: serialises creation, so that the limit holds.
    await lockAccount(tx, accountId);
    await allowChildData(tx, ctx, child_consent);
    const [existing] = await tx.select({ n: count() }).from(profiles).where(eq(profiles.accountId, accountId));
    if (existing && existing.n >= PROFILE_LIMIT) throw new AppError('PROFILE_LIMIT');
    await lockOwnImage(tx, accountId, input.image, accountId);
    const at = new Date(now);
    const row = {
      accountId,
      id: crypto.randomUUID(),
      totalStudySeconds: 0,
      createdAt: at,
      updatedAt: at,
      ...toColumns(input),
    };
    await tx.insert(profiles).values(row);
    return toProfile(row, OWN, { signUpload, callerId: accountId });
  });
}

/** @throws AppError FOREIGN_PROFILE, CONFLICT when it changed since, INVALID_INPUT when the picture is not this account's */
export async function updateProfile(
  ctx: ChildPictureContext & Pick<RequestContext, 'files' | 'log'>,
  { id, updated_at, ...sent }: ProfileChangeInput & { id: string },
): Promise<Profile> {
  const { db, accountId, now } = ctx;
  const { before, after } = await db.transaction(async (tx) => {
    const before = await lockChild(tx, ctx, id);
    const input = mergeSent(toInput(before), sent);
    // The answer of the same save was lost.
    if (isSame(before, input)) return { before, after: before };
    assertUnchanged(before, updated_at);
    if (input.image !== before.imagePath) await lockOwnImage(tx, ctx.callerId, input.image, accountId);
    const [after] = await tx
      .update(profiles)
      .set({
        ...toColumns(input),
        updatedAt: nextUpdatedAt(before, now),
        // Another birth date or gestation has other days for its reminders.
        ...(hasOtherAge(before, input) && { remindersCheckOn: CHECK_AT_ONCE }),
        // Its letters come on another day.
        ...(before.birthDate !== input.birth_date && { letterOn: CHECK_AT_ONCE }),
      })
      .where(whereProfile(ctx, id))
      .returning();
    if (!after) throw new AppError('FOREIGN_PROFILE');
    return { before, after };
  });
  const { imagePath } = before;
  if (imagePath && imagePath !== after.imagePath)
    await afterCommit(ctx, (committed) => removeUnusedUpload({ ...ctx, db: committed }, imagePath));
  return toProfile(after, await findPart(ctx), ctx);
}

/**
 * Deletes the child and everything stored about it, its photos included.
 * @param input.name the child's name as the parent typed it to confirm
 * @throws AppError FOREIGN_PROFILE, NAME_MISMATCH
 */
export async function deleteProfile(
  ctx: ChildContext & Pick<RequestContext, 'files' | 'log' | 'mailer'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { db, accountId } = ctx;
  const row = await findChild(ctx, id);
  if (row.name !== name) throw new AppError('NAME_MISMATCH');
  const { papers, told } = await db.transaction(async (tx) => {
    const found = await tx
      .select({ photos: officialResults.photos })
      .from(officialResults)
      .where(and(eq(officialResults.accountId, accountId), eq(officialResults.profileId, id)));
    await lockChild(tx, ctx, id);
    const child = { ownerId: accountId, profileId: id };
    const accountIds = await listWhoSees(tx, child);
    await endThings(tx, 'childDeleted', { accountIds, child, now: ctx.now });
    await tx.delete(profiles).where(whereProfile(ctx, id));
    const to = accountIds.filter((other) => other !== accountId);
    const told = await notifyGone(tx, { to, now: ctx.now }, 'deleted');
    return { papers: found.flatMap(({ photos }) => photos), told };
  });
  for (const { email, name: person } of told)
    await afterCommit(ctx, () => notifyByMail(ctx, { to: email, ...childGoneLetter(person, 'deleted') }));
  for (const path of row.imagePath ? [row.imagePath, ...papers] : papers)
    await afterCommit(ctx, (committed) => removeUnusedUpload({ ...ctx, db: committed }, path));
}

/**
 * A picture must be an upload of this account; its row is locked against the sweep of unused ones, and belongs to the
 * child's account from then on.
 */
async function lockOwnImage(tx: Transaction, accountId: string, path: string | null, ownerId: string) {
  if (path === null) return;
  const locked = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), eq(uploads.path, path)))
    .for('update');
  if (locked.length === 0) throw new AppError('INVALID_INPUT', { fields: { image: '사진을 다시 올려 주세요.' } });
  if (ownerId !== accountId) await tx.update(uploads).set({ accountId: ownerId }).where(eq(uploads.path, path));
}

const hasOtherAge = (before: Row, { birth_date, gestation_weeks }: ProfileInput) =>
  before.birthDate !== birth_date || before.gestationWeeks !== gestation_weeks;

const isSame = (before: Row, input: ProfileInput) =>
  JSON.stringify(toColumns(toInput(before))) === JSON.stringify(toColumns(input));

const toInput = (row: Row): ProfileInput => ({
  name: row.name,
  birth_date: row.birthDate,
  gender: row.gender,
  gestation_weeks: row.gestationWeeks,
  image: row.imagePath,
});

const toColumns = (input: ProfileInput) => ({
  name: input.name,
  birthDate: input.birth_date,
  gender: input.gender,
  gestationWeeks: input.gestation_weeks,
  imagePath: input.image,
});

type Reader = Pick<ChildPictureContext, 'signUpload' | 'callerId'>;

/** A child's picture is only ever answered with a signature, for the caller alone. */
export const toProfileImage = async (
  { imagePath }: Pick<Row, 'imagePath'>,
  { signUpload, callerId }: Reader,
): Promise<Profile['profile_image']> => (imagePath === null ? null : { path: await signUpload(imagePath, callerId) });

type Part = Pick<Profile, 'role' | 'state' | 'shared'>;
const OWN: Part = { role: 'owner', state: 'active', shared: null };

async function findPart({ db, accountId, callerId, childRole: role, accessState: state }: ChildContext): Promise<Part> {
  if (callerId === accountId) return OWN;
  const [owner] = await db.select({ name: displayName }).from(accounts).where(eq(accounts.id, accountId));
  return { role, state, shared: { owner: owner?.name ?? '' } };
}

const toProfile = async (
  row: Pick<
    Row,
    'id' | 'name' | 'birthDate' | 'gender' | 'gestationWeeks' | 'imagePath' | 'totalStudySeconds' | 'updatedAt'
  >,
  { role, state, shared }: Part,
  reader: Reader,
): Promise<Profile> => ({
  id: row.id,
  name: row.name,
  birth_date: row.birthDate,
  gender: row.gender,
  gestation_weeks: row.gestationWeeks,
  profile_image: await toProfileImage(row, reader),
  total_study_seconds: row.totalStudySeconds,
  updated_at: row.updatedAt.toISOString(),
  role,
  state,
  shared,
});
