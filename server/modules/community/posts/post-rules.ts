import { DAY_MS } from '@contract/common/time';
import type { Section } from '@contract/community/community';
import { POST_TEXT_MAX, type PostInput } from '@contract/community/posts';
import type { Transaction } from '@server/db/database';
import { contests, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type CommunityContext, isExpert, isModerator } from '@server/modules/community/members/community-context';
import { containsLink, type NewcomerQuota } from '@server/modules/community/members/members-service';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { CleanContent } from './post-images';
import type { PostRow } from './post-listing';
import { contentSubject, isRowId } from './subjects';

export type Subject = {
  section: Section;
  subject: string | null;
  /** An existing post: its place or book may be missing from this release. */
  isExisting?: boolean;
};
type Written = Pick<PostInput, 'stars' | 'is_ad' | 'ad_note'> &
  Pick<PostRow, 'visibility'> & { facts?: PostInput['facts']; child: unknown };

const refused = (field: string, sentence: string) => new AppError('INVALID_INPUT', { fields: { [field]: sentence } });

/** Rules of the section. @throws AppError INVALID_INPUT, FORBIDDEN, CONTEST_CLOSED */
export async function assertFits(
  tx: Transaction,
  ctx: CommunityContext,
  { section, subject, isExisting = false }: Subject,
  { stars, facts, visibility, is_ad, ad_note, child }: Written,
  { text, images }: CleanContent,
): Promise<void> {
  if (section === 'grow' && !isExpert(ctx) && !isModerator(ctx))
    throw new AppError('FORBIDDEN', { message: '성장 이야기는 전문가와 편집자가 써요.' });
  const review = section === 'trip' || section === 'book';
  if (subject !== null && !review && section !== 'contest') throw refused('subject', '여기에는 고를 것이 없어요.');
  if (review && subject !== null && !isExisting && !contentSubject(section, subject))
    throw refused('subject', section === 'trip' ? '가 볼 곳을 다시 골라 주세요.' : '책을 다시 골라 주세요.');
  if (review && subject !== null && stars === null) throw refused('stars', '별점을 골라 주세요.');
  if (stars !== null && (!review || subject === null)) throw refused('stars', '별점은 가 볼 곳과 책에만 줄 수 있어요.');
  if (facts && (section !== 'trip' || subject === null))
    throw refused('facts', '가 볼 곳의 후기에만 알려 줄 수 있어요.');
  if (section === 'contest') {
    await assertContestOpen(tx, ctx, subject);
    if (images.length === 0) throw refused('images', '사진을 한 장 이상 올려 주세요.');
  }
  if (visibility === 'private' && section !== 'counseling')
    throw refused('visibility', '상담 글만 비공개로 쓸 수 있어요.');
  if (child && section !== 'counseling') throw refused('child', '체크 결과는 상담 글에만 붙일 수 있어요.');
  if (is_ad && ad_note === '') throw refused('ad_note', '누구에게 무엇을 받았는지 적어 주세요.');
  if (text === '' && images.length === 0) throw refused('content', '내용을 입력해 주세요.');
  if (text.length > POST_TEXT_MAX) throw refused('content', '글이 너무 길어요. 나누어 써 주세요.');
}

/** @throws AppError INVALID_INPUT without such a contest, CONTEST_CLOSED before and after its days */
export async function assertContestOpen(
  tx: Transaction,
  { now }: Pick<CommunityContext, 'now'>,
  id: string | null,
): Promise<void> {
  const [contest] =
    id !== null && isRowId(id)
      ? await tx
          .select({ opensAt: contests.opensAt, closesAt: contests.closesAt })
          .from(contests)
          .where(eq(contests.id, id))
      : [];
  if (!contest) throw refused('subject', '공모전을 다시 골라 주세요.');
  if (now < contest.opensAt.getTime() || now >= contest.closesAt.getTime()) throw new AppError('CONTEST_CLOSED');
}

/** Links and numbers of a first day. @throws AppError NEW_ACCOUNT_LIMIT, LINKS_NOT_YET */
export function assertNewcomerMay(
  newcomer: NewcomerQuota | null,
  kind: Exclude<keyof NewcomerQuota, 'until'>,
  words: readonly string[],
): void {
  if (newcomer === null) return;
  if (newcomer[kind] <= 0) throw new AppError('NEW_ACCOUNT_LIMIT');
  assertNoLinks(newcomer, words);
}

/** @throws AppError LINKS_NOT_YET */
export function assertNoLinks(newcomer: NewcomerQuota | null, words: readonly string[]): void {
  if (newcomer !== null && words.some(containsLink)) throw new AppError('LINKS_NOT_YET');
}

/** The same words of the same person within a day. @throws AppError DUPLICATE_TEXT */
export async function assertNotTwice(
  tx: Transaction,
  { accountId, now }: CommunityContext,
  { section, subject }: Subject,
  title: string,
  text: string,
): Promise<void> {
  const since = new Date(now - DAY_MS);
  const same = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, accountId),
        gt(posts.createdAt, since),
        eq(posts.section, section),
        subject === null ? isNull(posts.subjectId) : eq(posts.subjectId, subject),
        eq(posts.title, title),
        eq(posts.text, text),
        isNull(posts.deletedAt),
      ),
    )
    .limit(1);
  if (same.length > 0) throw new AppError('DUPLICATE_TEXT');
}

/** One review or entry per person and subject. @throws AppError ALREADY_REVIEWED */
export async function assertFirstAbout(
  tx: Transaction,
  { accountId }: Pick<CommunityContext, 'accountId'>,
  { section, subject }: { section: Section; subject: string | null },
  except?: string,
): Promise<void> {
  if (subject === null) return;
  const earlier = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, accountId),
        eq(posts.section, section),
        eq(posts.subjectId, subject),
        isNull(posts.deletedAt),
        except === undefined ? undefined : ne(posts.id, except),
      ),
    )
    .limit(1);
  if (earlier.length > 0) throw new AppError('ALREADY_REVIEWED');
}
