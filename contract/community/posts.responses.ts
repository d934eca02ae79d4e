import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { articleInfo } from './articles.responses';
import { ALL_CATEGORIES, OTHER_LABEL, POST_TOPICS, SECTIONS } from './community';
import { communityCard, postImage } from './community.responses';
import { PLACE_FACTS } from './place-words';

const placeFacts = v.strictObject(v.entriesFromList(PLACE_FACTS, v.optional(v.boolean())));

/** `total` for '전체보기 N건', on the first page of a section, a category of it or a subject; otherwise absent. */
export const feedPage = v.strictObject({ ...page(communityCard).entries, total: v.optional(v.number()) });
export type FeedPage = v.InferOutput<typeof feedPage>;

/** `count` is at most NEWER_MAX; then `more` may be true. */
export const newerPosts = v.strictObject({ count: v.number(), more: v.boolean() });
export type NewerPosts = v.InferOutput<typeof newerPosts>;

/** GET /community/section: every section's number of posts by category (`all` included), for '전체보기 N건'. */
export const sectionCounts = v.array(
  v.strictObject({
    section: v.picklist(SECTIONS),
    all: v.number(),
    categories: v.array(v.strictObject({ category: v.string(), count: v.number() })),
  }),
);
export type SectionCounts = v.InferOutput<typeof sectionCounts>;

/** A child's age and checks as the parent attached them to a question: nothing of the name. */
export const childSummary = v.strictObject({
  /** Completed months on the day it was attached, and whether they are corrected. */
  months: v.number(),
  corrected: v.boolean(),
  results: v.array(
    v.strictObject({
      test: v.string(),
      /** ISO 8601 */
      completed_at: isoTime,
      /** One part of the check and the child's result in it, in words. */
      lines: v.array(v.strictObject({ label: v.string(), words: v.string() })),
    }),
  ),
});
export type ChildSummary = v.InferOutput<typeof childSummary>;

/** GET /community/question/answer-time: hours within which half of the last answers came; null with too few of them. */
export const answerTime = v.strictObject({ hours: v.nullable(v.number()) });
export type AnswerTime = v.InferOutput<typeof answerTime>;

/** 'visible' for everyone; the author alone learns of the others, with a sentence why. */
export const postState = v.picklist(['visible', 'hidden', 'removed', 'restricted']);
export type PostState = v.InferOutput<typeof postState>;

/** GET /community/post/{id}. `content` is the whole text as clean HTML; render it unchanged. */
export const postDetail = v.strictObject({
  ...communityCard.entries,
  /** Votes on the facts of the place a review is about. */
  facts: v.nullable(placeFacts),
  /** Below the text. */
  images: v.array(postImage),
  /** Inside the text, whose `img` elements name them by path. */
  inline_images: v.array(postImage),
  /** ISO 8601; what PUT gives back. */
  updated_at: isoTime,
  ad_note: v.string(),
  state: postState,
  /** Why it is not visible, and the case for an appeal; only for the author. */
  state_note: v.nullable(
    v.strictObject({ reason: v.string(), until: v.nullable(isoTime), case_id: v.nullable(v.string()) }),
  ),
  /** Attached to a question; null for everyone but its author and the experts. */
  child_summary: v.nullable(childSummary),
  /** Fields of an editors' article only. */
  article: v.nullable(articleInfo),
  /** Actions open to this reader. */
  can: v.strictObject({ edit: v.boolean(), comment: v.boolean(), moderate: v.boolean() }),
});
export type PostDetail = v.InferOutput<typeof postDetail>;

/** PUT and DELETE /community/post/{id}/like: the post's state after the write. */
export const likeState = v.strictObject({ liked: v.boolean(), like: v.number() });
export type LikeState = v.InferOutput<typeof likeState>;

/** PUT and DELETE /community/post/{id}/bookmark. */
export const bookmarkState = v.strictObject({ bookmarked: v.boolean() });
export type BookmarkState = v.InferOutput<typeof bookmarkState>;

/** POST /community/post/{id}/view: once a day an account. */
export const viewState = v.strictObject({ view: v.number() });
export type ViewState = v.InferOutput<typeof viewState>;

/** DELETE /community/post/{id}; POST /community/post/{id}/restore until then answers PostDetail. */
export const postDeleted = v.strictObject({ id: v.string(), restorable_until: isoTime });
export type PostDeleted = v.InferOutput<typeof postDeleted>;

/**
 * A card of `kind=deleted` says until when it can be brought back. 'withdrawn': a bookmarked or liked article that is
 * not offered at present; only its title is shown.
 */
export const myCard = v.strictObject({
  ...communityCard.entries,
  state: v.union([postState, v.literal('withdrawn')]),
  restorable_until: v.nullable(isoTime),
});
export type MyCard = v.InferOutput<typeof myCard>;

export const myComment = v.strictObject({
  id: v.string(),
  content: v.string(),
  /** ISO 8601 */
  created_at: isoTime,
  like: v.number(),
  post: v.strictObject({ id: v.string(), title: v.string(), section: v.picklist(SECTIONS), category: v.string() }),
});
export type MyComment = v.InferOutput<typeof myComment>;

export const myPosts = page(myCard);
export type MyPosts = v.InferOutput<typeof myPosts>;

export const myComments = page(myComment);
export type MyComments = v.InferOutput<typeof myComments>;

/** Range of a match: [start, end) in UTF-16 units of the string beside it. */
export const matchRange = v.strictTuple([v.number(), v.number()]);
export type MatchRange = v.InferOutput<typeof matchRange>;

export const searchHit = v.strictObject({
  ...communityCard.entries,
  match: v.strictObject({
    /** In `title`. */
    title: v.array(matchRange),
    /** The part of the text around the first match (or its beginning), and the matches in it. */
    excerpt: v.string(),
    in_excerpt: v.array(matchRange),
    /** The tags that match. */
    tags: v.array(v.string()),
  }),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const searchPage = page(searchHit);
export type SearchPage = v.InferOutput<typeof searchPage>;

/** GET (null without one) and PUT. Publishing the post removes it. */
export const draft = v.strictObject({
  category: v.nullable(v.picklist([...ALL_CATEGORIES, OTHER_LABEL])),
  topic: v.nullable(v.picklist([...POST_TOPICS, OTHER_LABEL])),
  title: v.string(),
  content: v.string(),
  images: v.array(v.string()),
  tags: v.array(v.string()),
  stars: v.nullable(v.number()),
  facts: v.nullable(placeFacts),
  is_ad: v.boolean(),
  ad_note: v.string(),
  visibility: v.picklist(['public', 'private']),
  child: v.nullable(v.strictObject({ profile_id: v.string(), attempt_ids: v.array(v.string()) })),
  /** The child whose results were chosen is gone or no longer shared: it was left out. */
  child_left: v.boolean(),
  section: v.picklist(SECTIONS),
  subject: v.nullable(v.string()),
  updated_at: isoTime,
});
export type Draft = v.InferOutput<typeof draft>;
