import { fitsSearch, parseSearch, type SearchText, toSearchText } from '@contract/common/search';
import { PLACE_CATEGORY_LABELS } from '@contract/community/place-words';
import type { ContentKind } from '@contract/community/search';
import type { ContentFound } from '@contract/community/search.responses';
import { bookContent } from '@server/content/books';
import { placeContent } from '@server/content/places';
import { playContent } from '@server/content/plays';
import type { Queryable } from '@server/db/database';
import { faqs } from '@server/db/schema';
import { asc, eq } from 'drizzle-orm';
import { markMatch } from './search-marks';
import { bestFirst } from './search-rank';

/** Fields of a place, a book, a play or a question that are shown and searched. */
type Content = {
  id: string;
  title: string;
  about: string;
  /** Of which an excerpt is shown. */
  text: string;
  /** Title, text and further words. */
  searched: SearchText;
};

const toContent = (shown: Omit<Content, 'searched'>, further: readonly string[] = []): Content => ({
  ...shown,
  searched: toSearchText([shown.title, shown.about, shown.text, ...further].join('\n')),
});

const ages = (from: number, to: number) => `${from}~${to}개월`;

// A few hundred rows of the content files: compared directly, without an index.
export const FILES = {
  place: placeContent.derive((all) =>
    all.map(({ id, name, region, city, category, summary, idea, address }) =>
      toContent(
        {
          id,
          title: name,
          about: `${region} ${city} · ${PLACE_CATEGORY_LABELS[category]}`,
          text: `${summary} ${idea}`,
        },
        [address],
      ),
    ),
  ),
  book: bookContent.derive((all) =>
    all.map(({ id, title, authors, publisher, about, read_together, topics }) =>
      toContent(
        {
          id,
          title,
          about: `${authors.map(({ name }) => name).join(', ')} · ${publisher}`,
          text: `${about} ${read_together}`,
        },
        topics,
      ),
    ),
  ),
  play: playContent.derive((all) =>
    all.map(({ id, title, from_month, to_month, minutes, skill, materials, steps }) =>
      toContent(
        { id, title, about: `${ages(from_month, to_month)} · ${minutes}분`, text: [skill, ...steps].join(' ') },
        materials,
      ),
    ),
  ),
} satisfies Partial<Record<ContentKind, () => readonly Content[]>>;

async function listFaqs(db: Queryable): Promise<Content[]> {
  const rows = await db.select().from(faqs).where(eq(faqs.hidden, false)).orderBy(asc(faqs.position), asc(faqs.id));
  return rows.map(({ id, group, question, answer, keywords }) =>
    toContent({ id, title: question, about: group, text: answer.join(' ') }, keywords),
  );
}

/** Content of one kind that contains the query, best titles first; `limit` of it. */
export async function searchContent(
  { db }: { db: Queryable },
  { q, kind, limit }: { q: string; kind: ContentKind; limit?: number },
): Promise<ContentFound> {
  const search = parseSearch(q);
  const all = kind === 'faq' ? await listFaqs(db) : FILES[kind]();
  const found = bestFirst(
    all.filter(({ searched }) => fitsSearch(searched, search)),
    q,
  );
  return {
    kind,
    total: found.length,
    items: found.slice(0, limit).map(({ id, title, about, text }) => {
      const { tags: _none, ...match } = markMatch({ title, text, tags: [] }, q);
      return { id, title, about, match };
    }),
  };
}
