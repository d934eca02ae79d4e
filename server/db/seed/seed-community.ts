import { COMMENT_POINTS, LIKE_POINTS, startOfHour, sweepPopularity } from '@server/modules/community/popularity';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { accounts, postActivity, postPopularity, posts } from '../schema';
import { GROW_POSTS } from './posts-grow';
import { LIFE_POSTS } from './posts-life';
import { OUTING_POSTS } from './posts-outing';
import { TIP_POSTS } from './posts-tip';
import { seedId } from './seed-ids';
import { AUTHORS, type SeedPost } from './seed-post';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

export const SEED_POSTS: readonly SeedPost[] = [...GROW_POSTS, ...TIP_POSTS, ...LIFE_POSTS, ...OUTING_POSTS];

/** Hours ago between which reactions of a window lie: clear of the edges, so that the lists hold for a while. */
const SPANS = [
  { from: 0.5, to: 20 },
  { from: 26, to: 6 * DAY_HOURS },
  { from: 7 * DAY_HOURS + 2, to: 28 * DAY_HOURS },
] as const;
const SLOTS = 4;

/**
 * Lays the demo community relative to now, so that today's, this week's and this month's lists are filled and differ.
 * Run again, it moves the same posts to the new now.
 * @param passwordHash a hash that no one knows the password of: authors cannot sign in
 */
export async function seedCommunity(tx: Database, now: number, passwordHash: string): Promise<void> {
  await insertAuthors(tx, now, passwordHash);
  const rows = SEED_POSTS.map((post) => postRow(post, now));
  await tx
    .insert(posts)
    .values(rows)
    .onConflictDoUpdate({
      target: [posts.section, posts.id],
      set: {
        category: sql`excluded.category`,
        topic: sql`excluded.topic`,
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        likeCount: sql`excluded.like_count`,
        commentCount: sql`excluded.comment_count`,
        viewCount: sql`excluded.view_count`,
        createdAt: sql`excluded.created_at`,
      },
    });
  const ids = rows.map((row) => row.id);
  await tx.delete(postActivity).where(inArray(postActivity.postId, ids));
  await tx.delete(postPopularity).where(inArray(postPopularity.postId, ids));
  const activity = SEED_POSTS.flatMap((post) => activityRows(post, now));
  await tx.insert(postActivity).values(activity);
  // Everything is counted everywhere at first; the sweep takes out what is past, as it does day by day.
  await tx.insert(postPopularity).values(
    SEED_POSTS.map((post) => {
      const points = sum(post.likes) * LIKE_POINTS + sum(post.comments) * COMMENT_POINTS;
      return { section: post.section, postId: seedId(post.key), day: points, week: points, month: points };
    }),
  );
  await sweepPopularity(tx, now);
}

async function insertAuthors(tx: Database, now: number, passwordHash: string) {
  const rows = AUTHORS.map((name, i) => ({
    id: authorId(i),
    loginId: `ssukssuk.author.${i + 1}`,
    passwordHash,
    name,
    email: `author${i + 1}@example.com`,
    isFirstLogin: false,
    createdAt: new Date(now - 90 * DAY_HOURS * HOUR_MS),
  }));
  await tx.insert(accounts).values(rows).onConflictDoNothing();
}

const authorId = (author: number) => seedId(`author-${author + 1}`);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function postRow(post: SeedPost, now: number) {
  const likeCount = sum(post.likes);
  const commentCount = sum(post.comments);
  return {
    section: post.section,
    id: seedId(post.key),
    authorId: authorId(post.author),
    category: post.category,
    topic: post.topic,
    title: post.title,
    content: post.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    likeCount,
    commentCount,
    viewCount: (likeCount + commentCount) * 9 + 14,
    createdAt: new Date(now - post.hoursAgo * HOUR_MS),
  };
}

/** The likes and comments of each window, spread over a few hours since the post was written. */
function activityRows(post: SeedPost, now: number) {
  const byHour = new Map<number, number>();
  for (const [window, { from, to }] of SPANS.entries()) {
    const end = Math.min(to, post.hoursAgo);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const points =
        share(post.likes[window] ?? 0, slot) * LIKE_POINTS + share(post.comments[window] ?? 0, slot) * COMMENT_POINTS;
      const hour = startOfHour(now - (from + ((end - from) * (slot + 0.5)) / SLOTS) * HOUR_MS);
      if (points > 0) byHour.set(hour, (byHour.get(hour) ?? 0) + points);
    }
  }
  return [...byHour].map(([hour, points]) => ({
    section: post.section,
    postId: seedId(post.key),
    hour: new Date(hour),
    points,
  }));
}

/** The part of `count` that falls to one slot; together they are `count`. */
const share = (count: number, slot: number) => Math.floor((count + SLOTS - 1 - slot) / SLOTS);
