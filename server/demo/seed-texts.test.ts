import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ANSWER_MAX, COMMENT_MAX } from '@contract/community/comments';
import { POST_CATEGORIES, POST_TOPICS } from '@contract/community/community';
import { POST_TITLE_MAX } from '@contract/community/posts';
import { bookContent } from '@server/content/books';
import { placeContent } from '@server/content/places';
import { AUTHORS } from './seed-post';
import { EXPERTS } from './seed-texts';
import { SEED_POSTS } from './seed-writings';
import { GROW_COMMENTS } from './texts-comments-grow';
import { LIFE_COMMENTS } from './texts-comments-life';
import { TIP_COMMENTS } from './texts-comments-tip';
import { SEED_CONTESTS, SEED_ENTRIES } from './texts-contests';
import { DAY_QUESTIONS } from './texts-questions-day';
import { GROWING_QUESTIONS } from './texts-questions-growing';
import { HEART_QUESTIONS } from './texts-questions-heart';
import { BOOK_REVIEWS } from './texts-reviews-books';
import { PLACE_REVIEWS } from './texts-reviews-places';

const comments = [...GROW_COMMENTS, ...TIP_COMMENTS, ...LIFE_COMMENTS];
const questions = [...DAY_QUESTIONS, ...HEART_QUESTIONS, ...GROWING_QUESTIONS];
const reviews = [...PLACE_REVIEWS, ...BOOK_REVIEWS];
const posts = new Map(SEED_POSTS.map((post) => [post.key, post]));

test('has enough rows to fill the screens, with unique keys', () => {
  expect(comments).toHaveLength(60);
  expect(questions).toHaveLength(24);
  expect(PLACE_REVIEWS).toHaveLength(20);
  expect(BOOK_REVIEWS).toHaveLength(16);
  expect(SEED_CONTESTS).toHaveLength(3);
  expect(SEED_ENTRIES).toHaveLength(12);
  const keys = [...SEED_POSTS, ...comments, ...questions, ...reviews, ...SEED_CONTESTS, ...SEED_ENTRIES].map(
    (row) => row.key,
  );
  expect(new Set(keys).size).toBe(keys.length);
  const authors = [...comments, ...questions, ...reviews, ...SEED_ENTRIES].map((row) => row.author);
  expect(authors.every((author) => author >= 0 && author < AUTHORS.length)).toBe(true);
});

test('dates each comment after its post and before now, and puts a reply below a comment of the same post', () => {
  const byKey = new Map(comments.map((comment) => [comment.key, comment]));
  const wrong = comments.filter((comment) => {
    const parent = comment.parent === null ? undefined : byKey.get(comment.parent);
    const since = (parent?.hoursAfter ?? 0) + comment.hoursAfter;
    const orphan = comment.parent !== null && (parent?.post !== comment.post || parent.parent !== null);
    return orphan || comment.hoursAfter <= 0 || since >= (posts.get(comment.post)?.hoursAgo ?? 0);
  });
  expect(wrong).toEqual([]);
  expect(comments.filter((comment) => comment.parent !== null).length).toBeGreaterThanOrEqual(12);
  expect(comments.filter((comment) => comment.text.length > COMMENT_MAX)).toEqual([]);
});

test('answers each question by an expert at a later time, and has private ones', () => {
  for (const { answer, hoursAgo, category, topic, title } of questions) {
    expect(EXPERTS[answer.expert]).toBeDefined();
    expect(answer.hoursAfter).toBeLessThan(hoursAgo);
    expect(answer.text.length).toBeGreaterThan(120);
    expect(answer.text.length).toBeLessThanOrEqual(ANSWER_MAX);
    expect(POST_CATEGORIES).toContain(category);
    expect(POST_TOPICS).toContain(topic);
    expect(title.length).toBeLessThanOrEqual(POST_TITLE_MAX);
  }
  expect(questions.filter((question) => question.isPrivate).length).toBeGreaterThanOrEqual(3);
  expect(questions.filter((question) => question.isPrivate && question.likes > 0)).toEqual([]);
});

test('reviews existing places and books, one review per author and subject', () => {
  expect(PLACE_REVIEWS.filter((review) => !placeContent.find(review.subject))).toEqual([]);
  expect(BOOK_REVIEWS.filter((review) => !bookContent.find(review.subject))).toEqual([]);
  expect(new Set(reviews.map((review) => `${review.author} ${review.subject}`)).size).toBe(reviews.length);
  const text = PLACE_REVIEWS.map((review) => review.paragraphs.join(' ')).join(' ');
  expect(text).not.toMatch(/무료|입장료|요금|\d+원|\d시에|휴관|주차|수유실/);
});

test('has a past, a running and an upcoming contest, with entries dated while they ran', () => {
  const state = SEED_CONTESTS.map(({ opensInDays, closesInDays, resultsInDays }) => {
    expect(opensInDays).toBeLessThan(closesInDays);
    expect(closesInDays).toBeLessThanOrEqual(resultsInDays);
    return resultsInDays <= 0 ? 'past' : opensInDays <= 0 && closesInDays > 0 ? 'running' : 'upcoming';
  });
  expect(state).toEqual(['past', 'running', 'upcoming']);
  for (const entry of SEED_ENTRIES) {
    const contest = SEED_CONTESTS.find((seedContest) => seedContest.key === entry.contest);
    const day = (contest?.opensInDays ?? 0) + entry.daysAfter;
    expect(day).toBeLessThan(Math.min(0, contest?.closesInDays ?? 0));
  }
  expect(new Set(SEED_ENTRIES.map((entry) => `${entry.contest} ${entry.author}`)).size).toBe(12);
  const past = SEED_ENTRIES.filter((entry) => entry.contest === SEED_CONTESTS[0]?.key);
  expect(new Set(past.map((entry) => entry.votes)).size).toBe(past.length);
});

test('has no word that judges or diagnoses a child, and is composed Hangul', () => {
  const texts = [
    ...comments.map((comment) => comment.text),
    ...questions.flatMap((question) => [question.title, ...question.paragraphs, question.answer.text]),
    ...reviews.flatMap((review) => [review.title, ...review.paragraphs]),
    ...SEED_CONTESTS.flatMap((contest) => [contest.title, contest.theme, contest.body]),
    ...SEED_ENTRIES.flatMap((entry) => [entry.title, entry.caption]),
  ];
  expect(
    texts.filter((text) => /비정상|정상|지연|장애|뒤처지|뒤처진|뒤쳐지|늦되|미달|문제아|자폐|진단|또래보다/.test(text)),
  ).toEqual([]);
  expect(texts.filter((text) => text !== text.normalize('NFC') || /^\s|\s$| {2}|[<>&]/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('has a picture for every entry of a contest and for every review that has one', () => {
  const drawn = readdirSync(path.join(__dirname, '../content/images'));
  const pictured = [...SEED_ENTRIES, ...reviews.filter(({ hasPicture }) => hasPicture)];
  expect(pictured.map(({ key }) => `${key}.svg`).filter((file) => !drawn.includes(file))).toEqual([]);
});
