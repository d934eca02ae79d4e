import * as v from 'valibot';
import { searchQuery } from './posts';

/** Kinds of search results besides posts. */
export const CONTENT_KINDS = ['place', 'book', 'play', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** So many of each part are in the overview. */
export const SEARCH_SHOWN = 3;

/** GET /community/search/all (SearchOverview): the best of every part; titles that are the query come first. */
export const searchAllQuery = v.object({ q: searchQuery.entries.q });

/** GET /community/search/content (ContentFound): all of one kind. */
export const searchContentQuery = v.object({
  q: searchQuery.entries.q,
  kind: v.picklist(CONTENT_KINDS, '어디에서 찾을지 다시 골라 주세요.'),
});
