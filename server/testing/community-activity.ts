import { draftInput } from '@contract/community/posts';
import * as schema from '@server/db/schema';
import * as v from 'valibot';
import type { SignedUp, TestApp } from './test-app';

type Rows = { db: TestApp['db']; accountId: string; mark: string; at: Date; neighbour: string };
const id = () => crypto.randomUUID();
const section = 'board' as const;

/** A neighbour's post that the person commented on, liked, bookmarked and read; with the person's picture and a draft. */
async function createPostRows({ db, accountId, mark, at, neighbour }: Rows, photo: string) {
  const [postId, commentId] = [id(), id()];
  const words = { category: '육아', topic: '육아정보', title: '이웃의 글', content: '<p>이웃의 글</p>' } as const;
  await db.insert(schema.posts).values({
    section,
    id: postId,
    authorId: neighbour,
    ...words,
    likeCount: 1,
    commentCount: 1,
    voteCount: 1,
    createdAt: at,
  });
  const columns = { section, postId, createdAt: at, updatedAt: at };
  await db
    .insert(schema.comments)
    .values({ ...columns, id: commentId, authorId: neighbour, content: '이웃의 댓글', likeCount: 1 });
  await db.insert(schema.comments).values({ ...columns, id: id(), authorId: accountId, content: `${mark} 댓글` });
  const mine = { accountId, section, postId, createdAt: at };
  await db.insert(schema.postLikes).values(mine);
  await db.insert(schema.postBookmarks).values(mine);
  await db.insert(schema.postViews).values({ accountId, section, postId, day: at });
  await db.insert(schema.commentLikes).values({ accountId, postId, commentId, createdAt: at });
  await db.insert(schema.postUploads).values({ accountId, path: photo, section, postId });
  const draft = v.parse(draftInput, { title: `${mark} 쓰던 글` });
  await db.insert(schema.postDrafts).values({ accountId, section, subject: '', draft, images: [photo], updatedAt: at });
  return postId;
}

async function createVote({ db, accountId, at }: Rows, entryId: string) {
  const contestId = id();
  const contest = {
    title: '콘테스트',
    theme: '주제',
    body: '설명',
    opensAt: at,
    closesAt: at,
    resultsAt: at,
    createdAt: at,
  };
  await db.insert(schema.contests).values({ id: contestId, ...contest });
  await db.insert(schema.contestVotes).values({ accountId, contestId, day: at, section, entryId, createdAt: at });
}

/** A report and a claim of the person, and a decision about the person. */
async function createModerationRows({ db, accountId, mark, at, neighbour }: Rows, postId: string) {
  const caseId = id();
  const about = { target: 'post', targetId: postId, postId } as const;
  await db
    .insert(schema.moderationCases)
    .values({ id: caseId, authorId: neighbour, ...about, state: 'open', openedAt: at });
  await db.insert(schema.moderationCases).values({
    id: id(),
    authorId: accountId,
    target: 'person',
    targetId: accountId,
    state: 'warned',
    openedAt: at,
    appeal: `${mark} 이의`,
  });
  await db.insert(schema.reports).values({
    accountId,
    target: 'post',
    targetId: postId,
    caseId,
    reason: 'other',
    note: `${mark} 신고`,
    counted: true,
    createdAt: at,
  });
  await db.insert(schema.rightsClaims).values({
    claimantId: accountId,
    id: id(),
    authorId: neighbour,
    ...about,
    right: 'privacy',
    statement: `${mark} 요청`,
    state: 'asked',
    askedAt: at,
  });
}

/**
 * All actions of one person in the community: a row in each of its tables, `mark` in every text such a row can hold.
 */
export async function createCommunityActivity(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { accountId }: SignedUp,
  mark: string,
  { child, photo }: { child: string; photo: string },
): Promise<void> {
  const at = new Date(clock.now);
  const neighbour = id();
  await db.insert(schema.accounts).values({
    id: neighbour,
    loginId: `neighbour_${neighbour}`,
    name: '이웃',
    email: `${neighbour}@example.com`,
    passwordHash: 'test:',
  });
  const rows = { db, accountId, mark, at, neighbour };
  const postId = await createPostRows(rows, photo);
  await createVote(rows, postId);
  await createModerationRows(rows, postId);
  await db
    .insert(schema.notices)
    .values({ accountId, id: id(), kind: 'comment', title: '알림', body: `${mark} 알림`, createdAt: at });
  await db.insert(schema.bookMarks).values({ accountId, profileId: child, bookId: 'book-a', mark: 'read', at });
  await db.insert(schema.placeMarks).values({ accountId, placeId: 'place-001', createdAt: at });
}
