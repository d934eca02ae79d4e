import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { contests, posts } from '@server/db/schema';
import { cleanHtml, escapeHtml } from '@server/http/pages/html-sanitiser';
import { rebuildCounters } from '@server/modules/community/rebuild-counters';
import { inArray, sql } from 'drizzle-orm';
import { seedId } from './seed-ids';
import { authorId, seedPeople } from './seed-people';
import type { SeedPost } from './seed-post';
import { seedComments, seedLikes, seedVotes } from './seed-reactions';
import type { SeedQuestion, SeedReview } from './seed-texts';
import { midnight, opensAt } from './seed-times';
import { SEED_POSTS, SEED_QUESTIONS } from './seed-writings';
import { SEED_CONTESTS, SEED_ENTRIES } from './texts-contests';
import { BOOK_REVIEWS } from './texts-reviews-books';
import { PLACE_REVIEWS } from './texts-reviews-places';

type PostRow = typeof posts.$inferInsert;

/**
 * Creates the demo community relative to now: posts, questions with answers, reviews, contests, and every comment,
 * like and vote as a row, so that counts match the rows. A run more than an hour after the last one moves the same
 * rows to the new time, and so does one with other texts.
 */
export async function seedCommunity(tx: Database, now: number): Promise<void> {
  const rows = [
    ...SEED_POSTS.map((post) => toPost(post, now)),
    ...SEED_QUESTIONS.map((question) => toQuestion(question, now)),
    ...PLACE_REVIEWS.map((review) => toReview('trip', review, now)),
    ...BOOK_REVIEWS.map((review) => toReview('book', review, now)),
    ...SEED_ENTRIES.map((entry) => toEntry(entry, now)),
  ];
  if (await isRecent(tx, rows)) return;
  await seedPeople(tx, now);
  await seedContests(tx, now);
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
        text: sql`excluded.text`,
        viewCount: sql`excluded.view_count`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  await seedComments(tx, rows);
  await seedLikes(tx, rows, now);
  await seedVotes(tx, now);
  await rebuildCounters(tx, now);
}

/** True if all posts exist with their texts, at most an hour older than these. */
async function isRecent(tx: Database, rows: readonly PostRow[]): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  const columns = { id: posts.id, title: posts.title, content: posts.content, createdAt: posts.createdAt };
  const stored = new Map(
    (await tx.select(columns).from(posts).where(inArray(posts.id, ids))).map((row) => [row.id, row]),
  );
  return rows.every(({ id, title, content, createdAt }) => {
    const row = stored.get(id);
    if (row?.title !== title || row.content !== content) return false;
    const age = createdAt.getTime() - row.createdAt.getTime();
    return age >= 0 && age < HOUR_MS;
  });
}

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

/** Columns with the same value in all posts. */
function base(key: string, byAuthorId: string, paragraphs: readonly string[], at: number, likes: number) {
  const clean = cleanHtml(html(paragraphs));
  const createdAt = new Date(at);
  return {
    id: seedId(key),
    authorId: byAuthorId,
    content: clean.html,
    text: clean.text,
    viewCount: likes * 11 + 14,
    createdAt,
    updatedAt: createdAt,
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const toPost = (
  { key, section, category, topic, title, author, paragraphs, hoursAgo, likes }: SeedPost,
  now: number,
): PostRow => ({
  ...base(key, authorId(author), paragraphs, now - hoursAgo * HOUR_MS, sum(likes)),
  section,
  category,
  topic,
  title,
});

const toQuestion = (question: SeedQuestion, now: number): PostRow => ({
  ...base(
    question.key,
    authorId(question.author),
    question.paragraphs,
    now - question.hoursAgo * HOUR_MS,
    question.likes,
  ),
  section: 'counseling',
  category: question.category,
  topic: question.topic,
  title: question.title,
  visibility: question.isPrivate ? 'private' : 'public',
});

/** In the place of a photo: the demo has none of a real child. */
const drawing = (key: string) => ({ path: `content/${key}.svg`, width: 800, height: 600, inline: false });

const toReview = (section: 'trip' | 'book', review: SeedReview, now: number): PostRow => ({
  ...base(review.key, authorId(review.author), review.paragraphs, now - review.hoursAgo * HOUR_MS, review.likes),
  section,
  category: section === 'trip' ? '여행' : '도서',
  topic: section === 'trip' ? '육아정보' : '도서',
  title: review.title,
  subjectId: review.subject,
  images: review.hasPicture ? [drawing(review.key)] : [],
  stars: review.stars,
});

const toEntry = (
  { key, contest, author, title, caption, daysAfter, votes }: (typeof SEED_ENTRIES)[number],
  now: number,
): PostRow => ({
  ...base(key, authorId(author), [caption], opensAt(contest, now) + daysAfter * DAY_MS, votes),
  section: 'contest',
  category: '기타',
  topic: '기타',
  title,
  subjectId: seedId(contest),
  images: [drawing(key)],
});

async function seedContests(tx: Database, now: number) {
  const rows = SEED_CONTESTS.map(({ key, title, theme, body, opensInDays, closesInDays, resultsInDays }) => ({
    id: seedId(key),
    title,
    theme,
    body,
    opensAt: new Date(midnight(now, opensInDays)),
    closesAt: new Date(midnight(now, closesInDays)),
    resultsAt: new Date(midnight(now, resultsInDays) + 12 * HOUR_MS),
    createdAt: new Date(midnight(now, opensInDays - 7)),
  }));
  await tx
    .insert(contests)
    .values(rows)
    .onConflictDoUpdate({
      target: contests.id,
      set: {
        opensAt: sql`excluded.opens_at`,
        closesAt: sql`excluded.closes_at`,
        resultsAt: sql`excluded.results_at`,
        createdAt: sql`excluded.created_at`,
      },
    });
}
