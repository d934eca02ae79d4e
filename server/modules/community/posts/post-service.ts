import { DAY_MS } from '@contract/common/time';
import type { Section } from '@contract/community/community';
import { newAccountLimitKey } from '@contract/community/community-safety';
import { type PostChangeInput, type PostInput, RESTORABLE_DAYS } from '@contract/community/posts';
import type { PostDeleted, PostDetail } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { postDrafts, posts } from '@server/db/schema';
import { afterCommit, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { assertUnchanged, mergeSent, nextUpdatedAt } from '@server/http/input/opened-row';
import { stripBidiControls } from '@server/http/pages/html-sanitiser';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { lockAllowedWriter } from '@server/modules/community/members/members-service';
import { LIMITS, type LimitedContext, withRateLimit } from '@server/modules/community/members/rate-limits';
import { awardFirstPostPoints } from '@server/modules/history/points/first-post';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { createSummary, type StoredSummary } from './child-summary';
import { getPost } from './post-detail-service';
import { cleanContent, replacePostUploads } from './post-images';
import { lockPost, type PostRow, syncDerivedRows, updatePostRow } from './post-listing';
import {
  assertContestOpen,
  assertFirstAbout,
  assertFits,
  assertNewcomerMay,
  assertNoLinks,
  assertNotTwice,
  type Subject,
} from './post-rules';

/**
 * Writes a post; a draft of the same section and subject is done with.
 * @throws AppError COMMUNITY_RULES_NEEDED, NEW_ACCOUNT_LIMIT, LINKS_NOT_YET, TOO_MANY_REQUESTS, DUPLICATE_TEXT,
 * ALREADY_REVIEWED, CONTEST_CLOSED, FORBIDDEN, FOREIGN_PROFILE, INVALID_INPUT
 */
export async function createPost(ctx: CommunityContext & LimitedContext, input: PostInput): Promise<PostDetail> {
  const { section, subject } = input;
  const id = await withRateLimit(ctx, LIMITS.post, () =>
    ctx.db.transaction(async (tx) => {
      const { newcomer } = await lockAllowedWriter(tx, ctx);
      const childSummary = input.child === null ? null : await createSummary({ ...ctx, db: tx }, input.child);
      const written = await toColumns(tx, ctx, { section, subject }, input);
      assertNewcomerMay(newcomer, newAccountLimitKey(section, input.visibility), [input.title, written.content]);
      await assertFirstAbout(tx, ctx, { section, subject });
      await assertNotTwice(tx, ctx, { section, subject }, written.title, written.text);
      const at = new Date(ctx.now);
      const [row] = await tx
        .insert(posts)
        .values({
          ...written,
          section,
          subjectId: subject,
          id: newId(),
          authorId: ctx.accountId,
          childSummary,
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!row) throw new Error('no row was made');
      await replacePostUploads(tx, row);
      await dropDraft(tx, ctx.accountId, section, subject ?? '');
      await syncDerivedRows(tx, null, row);
      await awardFirstPostPoints(tx, ctx, { section, withResults: childSummary !== null });
      return row.id;
    }),
  );
  return getPost(ctx, { id });
}

/**
 * Updates one's own post. Pictures it no longer uses are deleted.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when it was changed since it was opened; and as `createPost`
 */
export async function updatePost(
  ctx: CommunityContext & Pick<RequestContext, 'files' | 'log'>,
  { id, ...sent }: PostChangeInput & { id: string },
): Promise<PostDetail> {
  const { before, after } = await ctx.db.transaction(async (tx) => {
    const { newcomer } = await lockAllowedWriter(tx, ctx);
    const attached = sent.child ? await createSummary({ ...ctx, db: tx }, sent.child) : null;
    const before = await lockOwnPost(tx, ctx, id);
    if (before.state !== 'visible') throw new AppError('FORBIDDEN', { message: '가려진 글은 수정할 수 없어요.' });
    assertUnchanged(before, sent.updated_at);
    const input = { ...sent, ...mergeSent(toWritten(before), sent) };
    // The section is one of the contract's: every write names it.
    const about = { section: before.section, subject: before.subjectId, isExisting: true };
    const written = await toColumns(tx, ctx, about, input);
    const words = [input.title, written.content];
    // a private question that becomes public is one more post
    if (before.visibility === 'private' && input.visibility === 'public') assertNewcomerMay(newcomer, 'posts', words);
    else assertNoLinks(newcomer, words);
    const at = nextUpdatedAt(before, ctx.now);
    const after = await updatePostRow(tx, before, {
      ...written,
      childSummary: summaryAfter(before, input.child, attached),
      updatedAt: at,
      editedAt: at,
    });
    await replacePostUploads(tx, after);
    await dropDraft(tx, ctx.accountId, before.section, id);
    return { before, after };
  });
  const usedPaths = new Set(after.images.map(({ path }) => path));
  for (const { path } of before.images)
    if (!usedPaths.has(path)) await afterCommit(ctx, (db) => removeUnusedUpload({ ...ctx, db }, path));
  return getPost(ctx, { id });
}

/**
 * Soft-deletes a post; its author may restore it for thirty days. Repeating it is no error.
 * @throws AppError NOT_FOUND
 */
export async function deletePost(ctx: CommunityContext, { id }: { id: string }): Promise<PostDeleted> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockPost(tx, id);
    if (!row || row.authorId !== ctx.accountId) throw new AppError('NOT_FOUND');
    const deletedAt = row.deletedAt ?? new Date(ctx.now);
    if (!row.deletedAt) await updatePostRow(tx, row, { deletedAt });
    return { id, restorable_until: restorableUntil(deletedAt).toISOString() };
  });
}

/** @throws AppError NOT_FOUND, ALREADY_REVIEWED when another was written since */
export async function restorePost(ctx: CommunityContext, { id }: { id: string }): Promise<PostDetail> {
  await ctx.db.transaction(async (tx) => {
    await lockAllowedWriter(tx, ctx);
    const row = await lockPost(tx, id);
    if (!row || row.authorId !== ctx.accountId) throw new AppError('NOT_FOUND');
    if (!row.deletedAt) return;
    if (restorableUntil(row.deletedAt).getTime() <= ctx.now) throw new AppError('NOT_FOUND');
    await assertFirstAbout(tx, ctx, { section: row.section, subject: row.subjectId }, id);
    await updatePostRow(tx, row, { deletedAt: null });
  });
  return getPost(ctx, { id });
}

export const restorableUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);

async function toColumns(
  tx: Transaction,
  ctx: CommunityContext,
  about: Subject,
  input: Omit<PostInput, 'section' | 'subject' | 'child' | 'facts' | 'topic' | 'visibility'> &
    Pick<PostRow, 'topic' | 'visibility'> &
    Pick<PostChangeInput, 'facts'> & { child: unknown },
) {
  const cleaned = await cleanContent(tx, ctx.accountId, input);
  await assertFits(tx, ctx, about, input, cleaned);
  return {
    category: input.category,
    topic: input.topic,
    title: stripBidiControls(input.title),
    content: cleaned.html,
    text: cleaned.text,
    images: cleaned.images,
    tags: [...new Set(input.tags)],
    stars: input.stars,
    // absent in a change: the votes stay
    ...(input.facts !== undefined && { placeFacts: toVotes(input.facts) }),
    visibility: input.visibility,
    isAd: input.is_ad,
    adNote: input.is_ad ? input.ad_note : '',
  };
}

/** Optional fields of a change. */
const toWritten = (row: PostRow) => ({
  category: row.category,
  topic: row.topic,
  images: row.images.filter(({ inline }) => !inline).map(({ path }) => path),
  tags: row.tags,
  stars: row.stars,
  is_ad: row.isAd,
  ad_note: row.adNote,
  visibility: row.visibility,
});

/** Null without a single vote. */
const toVotes = (facts: PostInput['facts']) =>
  facts !== null && Object.values(facts).some((vote) => vote !== undefined) ? facts : null;

/** @throws AppError NOT_FOUND */
async function lockOwnPost(tx: Transaction, { accountId, now }: CommunityContext, id: string): Promise<PostRow> {
  const row = await lockPost(tx, id);
  if (!row || row.authorId !== accountId || row.deletedAt !== null) throw new AppError('NOT_FOUND');
  if (row.section === 'contest') await assertContestOpen(tx, { now }, row.subjectId);
  return row;
}

const summaryAfter = (before: PostRow, wanted: PostChangeInput['child'], attached: StoredSummary | null) => {
  if (wanted === false) return null;
  return attached ?? before.childSummary;
};

const dropDraft = (tx: Transaction, accountId: string, section: Section, subject: string) =>
  tx
    .delete(postDrafts)
    .where(and(eq(postDrafts.accountId, accountId), eq(postDrafts.section, section), eq(postDrafts.subject, subject)));
