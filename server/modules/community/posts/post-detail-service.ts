import type { PostDetail } from '@contract/community/posts.responses';
import type { Queryable } from '@server/db/database';
import { moderationCases, rightsClaims } from '@server/db/schema';
import { cleanHtml } from '@server/http/pages/html-sanitiser';
import { type CommunityContext, isExpert, isModerator } from '@server/modules/community/members/community-context';
import { and, desc, eq } from 'drizzle-orm';
import { findArticle } from './article-parts';
import { type CardRow, toCards, toImage } from './cards';
import { toPublicSummary } from './child-summary';
import { type FoundPost, findPost } from './find-post';
import { signPictures } from './post-images';
import type { PostRow } from './post-listing';
import { recordPostViews } from './record-post-views';

/** One post, whole. @throws AppError NOT_FOUND */
export async function getPost(ctx: CommunityContext, { id }: { id: string }): Promise<PostDetail> {
  const { db, accountId } = ctx;
  const found = await findPost(db, ctx, id);
  const { post } = found;
  const mine = post.authorId === accountId;
  const [card] = await toCards(ctx, [toCardRow(found)]);
  if (!card) throw new Error('a post without a card');
  const toImages = (isInline: boolean) =>
    Promise.all(
      post.images.filter(({ inline }) => inline === isInline).map((image) => toImage(ctx, image, post.listed)),
    );
  const seesChild = mine || isExpert(ctx);
  const isOpen = post.listed && !(seesChild && post.childSummary);
  await recordPostViews(ctx, 'post.view', [{ id, authorId: post.authorId, isOpen }]);
  return {
    ...card,
    // Cleaned when it was written; once more, so that nothing that got in another way gets out.
    content: await signPictures(ctx, cleanHtml(post.content).html, post.listed ? [] : post.images),
    images: await toImages(false),
    inline_images: await toImages(true),
    facts: post.placeFacts,
    updated_at: post.updatedAt.toISOString(),
    ad_note: post.adNote,
    state: post.state,
    state_note: mine && post.state !== 'visible' ? await getStateNote(db, post) : null,
    child_summary: seesChild && post.childSummary ? toPublicSummary(post.childSummary) : null,
    article: post.contentKey === null ? null : await findArticle(db, post.contentKey),
    can: {
      edit: mine && post.state === 'visible',
      comment: post.state === 'visible',
      moderate: isModerator(ctx),
    },
  };
}

function toCardRow({ post, ...found }: FoundPost): CardRow {
  const { content: _html, childSummary: _child, text: excerpt, ...plain } = post;
  return { ...plain, ...found, excerpt };
}

/** Why its author's post is out of sight. */
async function getStateNote(db: Queryable, { id, state }: PostRow): Promise<PostDetail['state_note']> {
  if (state === 'restricted') {
    const [claim] = await db
      .select({ note: rightsClaims.note, until: rightsClaims.until })
      .from(rightsClaims)
      .where(and(eq(rightsClaims.targetId, id), eq(rightsClaims.state, 'granted')))
      .orderBy(desc(rightsClaims.until))
      .limit(1);
    return { reason: claim?.note ?? '', until: claim?.until?.toISOString() ?? null, case_id: null };
  }
  const [last] = await db
    .select({ id: moderationCases.id, note: moderationCases.note, state: moderationCases.state })
    .from(moderationCases)
    .where(and(eq(moderationCases.targetId, id), eq(moderationCases.target, 'post')))
    .orderBy(desc(moderationCases.openedAt))
    .limit(1);
  const pendingReason = '여러 분이 신고해서 운영팀이 살펴보는 동안 가려 두었어요.';
  return { reason: last?.note || pendingReason, until: null, case_id: last && last.state !== 'open' ? last.id : null };
}
