import type { ProfileCreateInput, ProfileInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Transaction } from '@server/db/database';
import { prepareQuery } from '@server/db/prepare-query';
import { idempotencyKeys, officialResults, posts, profiles, uploads } from '@server/db/schema';
import { CHECK_AT_ONCE } from '@server/db/schema/profiles';
import { afterCommit, type PictureContext, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import type { SignUpload } from '@server/http/upload-address';
import { allowChildData } from '@server/modules/accounts/consents/child-consent';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { findChild, findChildIn, ownProfile } from './child';

const PROFILE_LIMIT = 20;

type Row = typeof profiles.$inferSelect;

const profilesByAccount = prepareQuery((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, sql.placeholder('account')))
    .orderBy(asc(profiles.createdAt), asc(profiles.id)),
);

/** The account's children, the first registered first. */
export async function listProfiles({ db, accountId, signUpload }: PictureContext): Promise<Profile[]> {
  const rows = await profilesByAccount(db, {}).execute({ account: accountId });
  return Promise.all(rows.map((row) => toProfile(row, signUpload)));
}

/** @throws AppError FOREIGN_PROFILE when it is not this account's */
export async function getProfile(ctx: PictureContext, id: string): Promise<Profile> {
  return toProfile(await findChild(ctx, id), ctx.signUpload);
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
    await lockOwnImage(tx, accountId, input.image);
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
    return toProfile(row, signUpload);
  });
}

/** @throws AppError FOREIGN_PROFILE, INVALID_INPUT when the picture is not this account's */
export async function updateProfile(
  ctx: PictureContext & Pick<RequestContext, 'files' | 'log'>,
  { id, ...input }: ProfileInput & { id: string },
): Promise<Profile> {
  const { db, accountId, now, signUpload } = ctx;
  const { before, after } = await db.transaction(async (tx) => {
    const before = await findChildIn(tx, ctx, id);
    await lockOwnImage(tx, accountId, input.image);
    const [after] = await tx
      .update(profiles)
      .set({
        ...toColumns(input),
        updatedAt: new Date(now),
        // Another birth date has other days for its vaccinations and check-ups.
        ...(before.birthDate !== input.birth_date && { windowsCheckOn: CHECK_AT_ONCE }),
      })
      .where(ownProfile(ctx, id))
      .returning();
    if (!after) throw new AppError('FOREIGN_PROFILE');
    return { before, after };
  });
  const { imagePath } = before;
  if (imagePath && imagePath !== after.imagePath)
    await afterCommit(ctx, (committed) => removeUnusedUpload({ ...ctx, db: committed }, imagePath));
  return toProfile(after, signUpload);
}

/**
 * Deletes the child and everything stored about it, its photos included.
 * @param input.name the child's name as the parent typed it to confirm
 * @throws AppError FOREIGN_PROFILE, NAME_MISMATCH
 */
export async function deleteProfile(
  ctx: ServiceContext & Pick<RequestContext, 'files' | 'log'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { db, accountId } = ctx;
  const row = await findChild(ctx, id);
  if (row.name !== name) throw new AppError('NAME_MISMATCH');
  const papers = await db.transaction(async (tx) => {
    const found = await tx
      .select({ photos: officialResults.photos })
      .from(officialResults)
      .where(and(eq(officialResults.accountId, accountId), eq(officialResults.profileId, id)));
    await tx.delete(profiles).where(ownProfile(ctx, id));
    // Summaries attached to questions are deleted too.
    await tx
      .update(posts)
      .set({ childSummary: null })
      .where(and(eq(posts.authorId, accountId), sql`${posts.childSummary} ->> 'profile_id' = ${id}`));
    // Stored answers of earlier writes may speak of the child.
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
    return found.flatMap(({ photos }) => photos);
  });
  for (const path of row.imagePath ? [row.imagePath, ...papers] : papers)
    await afterCommit(ctx, (committed) => removeUnusedUpload({ ...ctx, db: committed }, path));
}

/** A picture must be an upload of this account; its row is locked against the sweep of unused ones. */
async function lockOwnImage(tx: Transaction, accountId: string, path: string | null) {
  if (path === null) return;
  const locked = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), eq(uploads.path, path)))
    .for('update');
  if (locked.length === 0) throw new AppError('INVALID_INPUT', { fields: { image: '사진을 다시 올려 주세요.' } });
}

const toColumns = (input: ProfileInput) => ({
  name: input.name,
  birthDate: input.birth_date,
  gender: input.gender,
  gestationWeeks: input.gestation_weeks,
  imagePath: input.image,
});

/** A child's picture is only ever answered with a signature. */
export const toProfileImage = async (
  { imagePath }: Pick<Row, 'imagePath'>,
  signUpload: SignUpload,
): Promise<Profile['profile_image']> => (imagePath === null ? null : { path: await signUpload(imagePath) });

const toProfile = async (
  row: Pick<Row, 'id' | 'name' | 'birthDate' | 'gender' | 'gestationWeeks' | 'imagePath' | 'totalStudySeconds'>,
  signUpload: SignUpload,
): Promise<Profile> => ({
  id: row.id,
  name: row.name,
  birth_date: row.birthDate,
  gender: row.gender,
  gestation_weeks: row.gestationWeeks,
  profile_image: await toProfileImage(row, signUpload),
  total_study_seconds: row.totalStudySeconds,
});
