import type { MatchRange, SearchHit } from '@contract/community/posts.responses';

const EXCERPT = 120;
const BEFORE_MATCH = 30;

/** The position of `query` in `text`, ignoring case and blanks. */
export function matchesIn(text: string, query: string): MatchRange[] {
  const words = query
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...text.matchAll(new RegExp(words.join('\\s+'), 'giu'))].map(({ index, 0: match }) => [
    index,
    index + match.length,
  ]);
}

/** The excerpt of a hit, with the position of the query in it. */
export function markMatch(
  { title, text, tags }: { title: string; text: string; tags: readonly string[] },
  query: string,
): SearchHit['match'] {
  const flat = text.replace(/\s+/g, ' ');
  const first = matchesIn(flat, query)[0]?.[0] ?? 0;
  const from = wholeFrom(flat, Math.max(0, first - BEFORE_MATCH));
  const excerpt = flat.slice(from, wholeFrom(flat, from + EXCERPT));
  const plain = query.replace(/^#/, '');
  return {
    title: matchesIn(title, query),
    excerpt,
    in_excerpt: matchesIn(excerpt, query),
    tags: plain === '' ? [] : tags.filter((tag) => matchesIn(tag, plain).length > 0),
  };
}

/** `at`, or one before it where it would cut a character in two. */
const wholeFrom = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);
