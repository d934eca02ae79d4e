import { findSearch, parseSearch } from '@contract/common/search';
import type { SearchHit } from '@contract/community/posts.responses';

const EXCERPT = 120;
const BEFORE_MATCH = 30;

/** The excerpt of a hit, from the beginning of a word, with the positions of the query's words in it. */
export function markMatch(
  { title, text, tags }: { title: string; text: string; tags: readonly string[] },
  query: string,
): SearchHit['match'] {
  const flat = text.replace(/\s+/g, ' ');
  const search = parseSearch(query);
  const from = wordFrom(flat, findSearch(flat, search)[0]?.[0] ?? 0);
  const excerpt = flat.slice(from, wholeFrom(flat, from + EXCERPT));
  return {
    title: findSearch(title, search),
    excerpt,
    in_excerpt: findSearch(excerpt, search),
    tags: tags.filter((tag) => findSearch(tag, search).length > 0),
  };
}

/** The beginning of a word at most `BEFORE_MATCH` before a match; the match itself inside a longer word. */
function wordFrom(text: string, match: number): number {
  if (match <= BEFORE_MATCH) return 0;
  const blank = text.indexOf(' ', match - BEFORE_MATCH - 1);
  return blank >= 0 && blank < match ? blank + 1 : match;
}

/** `at`, or one before it where it would cut a character in two. */
const wholeFrom = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);
