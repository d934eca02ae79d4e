import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { comments, contestVotes, postLikes, type posts } from '@server/db/schema';
import { and, inArray, sql } from 'drizzle-orm';
import { seedId } from './seed-ids';
import { authorId, CROWD, crowdId, expertId } from './seed-people';
import { opensAt, SEOUL_MS } from './seed-times';
import { SEED_COMMENTS, SEED_POSTS, SEED_QUESTIONS } from './seed-writings';
import { SEED_CONTESTS, SEED_ENTRIES } from './texts-contests';
import { BOOK_REVIEWS } from './texts-reviews-books';
import { PLACE_REVIEWS } from './texts-reviews-places';

const CROWD_IDS = Array.from({ length: CROWD }, (_, index) => crowdId(index));

type PostRow = typeof posts.$inferInsert;
type CommentRow = typeof comments.$inferInsert;
type LikeRow = typeof postLikes.$inferInsert;

/** Range in hours ago of a window's reactions, away from its edges, so that the lists stay valid for a while. */
const SPANS = [
  { from: 0.5, to: 20 },
  { from: 26, to: 6 * 24 },
  { from: 7 * 24 + 2, to: 28 * 24 },
] as const;

export async function seedComments(tx: Database, written: readonly PostRow[]) {
  const byId = new Map(written.map((post) => [post.id, post]));
  const laid = new Map<string, CommentRow>();
  const lay = (
    key: string,
    postId: string,
    author: string,
    hoursAfter: number,
    words: Partial<CommentRow> & { content: string },
  ) => {
    const post = byId.get(postId);
    if (!post) throw new Error(`${key} speaks of no post of the demo`);
    const after = words.parentId ? laid.get(words.parentId) : post;
    if (!after) throw new Error(`${key} answers no comment of the demo`);
    const at = new Date(after.createdAt.getTime() + hoursAfter * HOUR_MS);
    const row = {
      section: post.section,
      postId,
      id: seedId(key),
      authorId: author,
      createdAt: at,
      updatedAt: at,
      ...words,
    };
    laid.set(row.id, row);
  };
  for (const { key, post, parent, author, hoursAfter, text } of SEED_COMMENTS)
    lay(key, seedId(post), authorId(author), hoursAfter, {
      content: text,
      parentId: parent === null ? null : seedId(parent),
    });
  for (const { key, answer } of SEED_QUESTIONS)
    lay(`${key}-answer`, seedId(key), expertId(answer.expert), answer.hoursAfter, { content: answer.text, rank: 0 });
  await tx
    .insert(comments)
    .values([...laid.values()])
    .onConflictDoUpdate({
      target: [comments.postId, comments.id],
      set: { createdAt: sql`excluded.created_at`, updatedAt: sql`excluded.updated_at` },
    });
}

/** Assigns likes to the crowd round-robin, so that no account likes a post twice. */
export async function seedLikes(tx: Database, written: readonly PostRow[], now: number) {
  const byId = new Map(written.map((post) => [post.id, post]));
  const rows: LikeRow[] = [];
  let member = 0;
  const like = (key: string, times: readonly number[]) => {
    const post = byId.get(seedId(key));
    if (!post) throw new Error(`${key} is no post of the demo`);
    if (times.length > CROWD) throw new Error(`${key} is liked by more people than there are`);
    for (const at of times) {
      rows.push({ accountId: crowdId(member), section: post.section, postId: post.id, createdAt: new Date(at) });
      member += 1;
    }
  };
  for (const { key, likes, hoursAgo } of SEED_POSTS)
    like(
      key,
      likes.flatMap((count, window) => {
        const { from, to } = SPANS[window] ?? SPANS[2];
        return spread(count, from, Math.min(to, hoursAgo)).map((hours) => now - hours * HOUR_MS);
      }),
    );
  for (const { key, likes, hoursAgo } of [...SEED_QUESTIONS, ...PLACE_REVIEWS, ...BOOK_REVIEWS])
    like(
      key,
      spread(likes, hoursAgo > 30 ? 26 : 0.5, hoursAgo).map((hours) => now - hours * HOUR_MS),
    );
  await tx.delete(postLikes).where(
    and(
      inArray(postLikes.accountId, CROWD_IDS),
      inArray(
        postLikes.postId,
        written.map(({ id }) => id),
      ),
    ),
  );
  await insertMany(rows, (some) => tx.insert(postLikes).values(some));
}

/** `count` evenly spaced times between two, in hours ago. */
const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);

/** One vote per account and day; more votes than accounts need more days. */
export async function seedVotes(tx: Database, now: number) {
  const entries = SEED_ENTRIES.map(({ key }) => seedId(key));
  await tx
    .delete(contestVotes)
    .where(and(inArray(contestVotes.accountId, CROWD_IDS), inArray(contestVotes.entryId, entries)));
  const rows: (typeof contestVotes.$inferInsert)[] = [];
  for (const { key } of SEED_CONTESTS) {
    const opens = opensAt(key, now);
    let member = 0;
    for (const entry of SEED_ENTRIES.filter(({ contest }) => contest === key))
      for (let vote = 0; vote < entry.votes; vote += 1) {
        const at = opens + Math.floor(member / CROWD) * DAY_MS + 12 * HOUR_MS;
        rows.push({
          accountId: crowdId(member),
          contestId: seedId(key),
          day: new Date(at + SEOUL_MS),
          section: 'contest',
          entryId: seedId(entry.key),
          createdAt: new Date(at),
        });
        member += 1;
      }
  }
  await insertMany(rows, (some) => tx.insert(contestVotes).values(some));
}

/** A statement has a maximum number of parameters. */
async function insertMany<T>(rows: readonly T[], insert: (some: T[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += 1000) await insert(rows.slice(from, from + 1000));
}
