import { cursorText, isoMoment, monthText, pageLimit } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { requiredText, rowId, storable, typedText } from '@contract/common/text';
import { uploadPath, withoutSignatures } from '@contract/uploads/uploads';
import * as v from 'valibot';
import { ALL_CATEGORIES, OTHER_LABEL, POST_TOPICS, popularRange, SECTIONS, type Section } from './community';
import { placeFactsInput } from './places';

export const POST_TITLE_MAX = 80;
/** Length of the HTML in UTF-16 units. */
const POST_CONTENT_MAX = 40_000;
export const POST_TEXT_MAX = 20_000;
/** Limit of '<' in the HTML, which bounds the number of tags: twice as many as one line per word needs. */
export const POST_MARKUP_MAX = 4000;
export const POST_IMAGES_MAX = 10;
export const POST_TAGS_MAX = 5;
const TAG_MAX = 20;
const AD_NOTE_MAX = 100;
/** Days in which the author can restore a deleted post. */
export const RESTORABLE_DAYS = 30;

export const SECTION_LABELS: Record<Section, string> = {
  grow: '발달',
  tip: '육아 팁',
  board: '부모 게시판',
  counseling: '상담',
  trip: '여행',
  book: '도서',
  contest: '공모전',
};

const picked = v.picklist(SECTIONS, '어디에 쓸 글인지 다시 골라 주세요.');
const category = v.picklist([...ALL_CATEGORIES, OTHER_LABEL], '분류를 골라 주세요.');
const topic = v.picklist([...POST_TOPICS, OTHER_LABEL], '주제를 다시 골라 주세요.');
/** Id of a place or a book (a content key) or of a contest (a uuid). */
const subjectId = v.pipe(
  v.string('무엇에 대한 글인지 골라 주세요.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, '무엇에 대한 글인지 다시 골라 주세요.'),
);

/** A tag without its '#': letters and digits of any script. */
export const postTag = v.pipe(
  typedText('태그를', TAG_MAX + 1),
  v.transform((text) => text.replace(/^#+/, '')),
  v.regex(/^[\p{L}\p{N}_]+$/u, '태그에는 글자와 숫자만 쓸 수 있어요.'),
  v.maxLength(TAG_MAX, `태그는 ${TAG_MAX}자까지 쓸 수 있어요.`),
);

/** Finished checks of a child that a question to the experts includes. Visible only to the experts and the author. */
const childSummaryInput = v.object({
  profile_id: rowId,
  attempt_ids: limitedArray(rowId, {
    max: 3,
    message: '체크 결과를 다시 골라 주세요.',
    tooMany: '체크 결과는 3개까지 붙일 수 있어요.',
  }),
});

const content = v.pipe(
  v.string('내용을 입력해 주세요.'),
  storable,
  v.transform(withoutSignatures),
  v.maxLength(POST_CONTENT_MAX, '글이 너무 길어요. 나누어 써 주세요.'),
  // The time to clean HTML grows with its tags much more than with its text.
  v.check((html) => html.split('<').length <= POST_MARKUP_MAX + 1, '글의 모양이 너무 복잡해요. 나누어 써 주세요.'),
  v.transform((text) => text.normalize('NFC')),
);
const written = {
  category: v.optional(category, OTHER_LABEL),
  topic: v.optional(topic, OTHER_LABEL),
  title: requiredText('제목을', POST_TITLE_MAX),
  /** HTML of the editor, cleaned by the server. Pictures in it are `<img src="/uploads/{path}">`, signed or not. */
  content,
  /** Paths of own uploads, shown below the text in this order. Those inside the text are found by the server. */
  images: v.optional(
    limitedArray(uploadPath, {
      max: POST_IMAGES_MAX,
      message: '사진을 다시 올려 주세요.',
      tooMany: `사진은 ${POST_IMAGES_MAX}장까지 올릴 수 있어요.`,
    }),
    [],
  ),
  tags: v.optional(
    limitedArray(postTag, {
      max: POST_TAGS_MAX,
      message: '태그를 다시 입력해 주세요.',
      tooMany: `태그는 ${POST_TAGS_MAX}개까지 붙일 수 있어요.`,
    }),
    [],
  ),
  /** Needed for a review of a place or a book. */
  stars: v.optional(
    v.nullable(
      v.pipe(
        v.number('별점을 골라 주세요.'),
        v.integer('별점을 골라 주세요.'),
        v.minValue(1, '별점을 골라 주세요.'),
        v.maxValue(5, '별점을 골라 주세요.'),
      ),
    ),
    null,
  ),
  /** Votes on the facts of a place; reviews of places only. */
  facts: v.optional(v.nullable(placeFactsInput), null),
  /** Advertising declaration: paid for, a free sample, or one's own business. */
  is_ad: v.optional(v.boolean('광고인지 골라 주세요.'), false),
  /** Payer or giver, and the return; needed with `is_ad`. */
  ad_note: v.optional(typedText('어떤 대가를 받았는지', AD_NOTE_MAX), ''),
  /** 'private' is for questions to the experts only. */
  visibility: v.optional(v.picklist(['public', 'private'], '공개할지 골라 주세요.'), 'public'),
  child: v.optional(v.nullable(childSummaryInput), null),
};

/**
 * POST /community/post (201, PostDetail). With an idempotency key it is written once. COMMUNITY_RULES_NEEDED before the
 * rules are agreed to, NEW_ACCOUNT_LIMIT, TOO_MANY_REQUESTS, DUPLICATE_TEXT, ALREADY_REVIEWED, CONTEST_CLOSED.
 */
export const postInput = v.object({ section: picked, subject: v.optional(v.nullable(subjectId), null), ...written });
export type PostInput = v.InferOutput<typeof postInput>;

/** PUT /community/post/{id} (PostDetail). `updated_at` is that of the post that was opened: CONFLICT when it has changed since. */
export const postChangeInput = v.object({
  ...written,
  // Absent they stay as they are.
  category: v.optional(category),
  topic: v.optional(topic),
  images: v.optional(written.images.wrapped),
  tags: v.optional(written.tags.wrapped),
  stars: v.optional(written.stars.wrapped),
  is_ad: v.optional(written.is_ad.wrapped),
  ad_note: v.optional(written.ad_note.wrapped),
  visibility: v.optional(written.visibility.wrapped),
  /** Absent or null leaves the attachment; `false` removes it. */
  child: v.optional(v.nullable(v.union([childSummaryInput, v.literal(false)])), null),
  /** Absent leaves the votes; null removes them. */
  facts: v.optional(v.nullable(placeFactsInput)),
  updated_at: isoMoment('글을 다시 열어 주세요.'),
});
export type PostChangeInput = v.InferOutput<typeof postChangeInput>;

/** /community/post/{id} and the paths below it. */
export const postParam = v.object({ id: rowId });

/**
 * Filter of questions to the experts: `answered`, `waiting` (for an expert also the private ones), `mine`, `private`
 * for experts only (FORBIDDEN). The newest first; for an expert `waiting` begins with the one that has waited longest.
 */
export const QUESTIONS = ['all', 'answered', 'waiting', 'mine', 'private'] as const;
export type Questions = (typeof QUESTIONS)[number];

/** 우리 또래: so many months younger or older. */
export const PEER_MONTHS = 2;

/**
 * GET /community/post (FeedPage). `popular` needs no range (the month's is taken); `votes` orders a contest's entries,
 * with its id as `subject`. `month` leaves only articles for that age; `peers`, a child's age in months, the posts whose
 * title, tags or months of an article are within PEER_MONTHS of it. `show` is for questions alone and goes with no other
 * filter.
 */
export const feedQuery = v.pipe(
  v.object({
    section: picked,
    category: v.optional(category),
    topic: v.optional(topic),
    subject: v.optional(subjectId),
    sort: v.optional(v.picklist(['newest', 'popular', 'votes'], '순서를 다시 골라 주세요.'), 'newest'),
    range: v.optional(popularRange, 'month'),
    month: v.optional(monthText),
    peers: v.optional(monthText),
    show: v.optional(v.picklist(QUESTIONS, '어떤 질문을 볼지 다시 골라 주세요.'), 'all'),
    cursor: cursorText,
    limit: pageLimit,
  }),
  v.forward(
    v.check(
      ({ show, section, sort, category, topic, subject, month, peers }) =>
        show === 'all' ||
        (section === 'counseling' &&
          sort === 'newest' &&
          [category, topic, subject, month, peers].every((filter) => filter === undefined)),
      '이 목록에서는 고를 수 없어요.',
    ),
    ['show'],
  ),
);
export type FeedQuery = v.InferOutput<typeof feedQuery>;

/** GET /community/post/newer: for '새 글 N개'. `since` is `created_at` of the newest card on the screen. */
export const newerQuery = v.object({
  section: picked,
  category: v.optional(category),
  subject: v.optional(subjectId),
  since: isoMoment('목록을 다시 불러와 주세요.'),
});
export type NewerQuery = v.InferOutput<typeof newerQuery>;
export const NEWER_MAX = 20;

/** GET /community/section/popular?section&range: at most ten cards. */
export const sectionPopularQuery = v.object({ section: picked, range: v.optional(popularRange, 'today') });

/** GET /community/mine (MinePage): `kind=comment` answers MyComment items, everything else cards. */
export const mineQuery = v.object({
  kind: v.picklist(['post', 'comment', 'bookmark', 'like', 'deleted'], '목록을 다시 골라 주세요.'),
  cursor: cursorText,
  limit: pageLimit,
});
export type MineKind = v.InferOutput<typeof mineQuery>['kind'];

export const SEARCH_MAX = 40;
/** GET /community/search (SearchPage): every word in title, text or tags, from two letters or one Hangul syllable on, the newest first. */
export const searchQuery = v.object({
  q: v.pipe(
    typedText('찾을 말을', SEARCH_MAX),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    v.check(
      (text) => /[가-힣]|[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text.normalize('NFC')),
      '찾을 말을 한글 한 글자나 영문·숫자 두 글자부터 넣어 주세요.',
    ),
  ),
  section: v.optional(picked),
  cursor: cursorText,
  limit: pageLimit,
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const draftKey = v.pipe(
  v.string('저장할 수 없는 글이에요.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, '저장할 수 없는 글이에요.'),
);
/** /community/draft/{section}?subject=: one a section and subject; the subject of an edit is the post's id. */
export const draftParam = v.object({ section: picked });
export const draftQuery = v.object({ subject: v.optional(draftKey) });
/** PUT: stored as typed, also half-finished; refused only when it cannot be stored. */
export const draftInput = v.object({
  category: v.optional(v.nullable(category), null),
  topic: v.optional(v.nullable(topic), null),
  title: v.optional(v.pipe(v.string(), storable, v.maxLength(200, '제목이 너무 길어요.')), ''),
  content: v.optional(content, ''),
  images: written.images,
  tags: v.optional(
    limitedArray(v.pipe(v.string(), storable, v.maxLength(40)), {
      max: 10,
      message: '태그를 다시 입력해 주세요.',
      tooMany: '태그가 너무 많아요.',
    }),
    [],
  ),
  stars: written.stars,
  facts: written.facts,
  is_ad: written.is_ad,
  ad_note: v.optional(v.pipe(v.string(), storable, v.maxLength(200, '너무 길어요.')), ''),
  visibility: written.visibility,
  child: v.optional(v.nullable(childSummaryInput), null),
});
export type DraftInput = v.InferOutput<typeof draftInput>;
