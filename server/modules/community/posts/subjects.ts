import { rowId } from '@contract/common/text';
import type { Section } from '@contract/community/community';
import type { PostSubject } from '@contract/community/community.responses';
import { bookContent } from '@server/content/books';
import { placeContent } from '@server/content/places';
import type { Queryable } from '@server/db/database';
import { contests } from '@server/db/schema';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';

type About = { section: Section; subjectId: string | null };
type Named = PostSubject | null;

/** Names of posts' subjects: places and books from the content, contests from the database in one query. */
export async function loadSubjects<T extends About>(db: Queryable, rows: readonly T[]): Promise<(row: T) => Named> {
  const ids = rows.filter(({ section }) => section === 'contest').flatMap(({ subjectId }) => subjectId ?? []);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: contests.id, title: contests.title })
          .from(contests)
          .where(inArray(contests.id, [...new Set(ids)]));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return ({ section, subjectId }) => {
    if (subjectId === null) return null;
    if (section === 'contest') return named('contest', subjectId, titles.get(subjectId));
    return contentSubject(section, subjectId);
  };
}

/** A place or a book, or null when there is none of that id. */
export function contentSubject(section: Section, id: string): Named {
  if (section === 'trip') return named('place', id, placeContent.find(id)?.name);
  return section === 'book' ? named('book', id, bookContent.find(id)?.title) : null;
}

/** True if it has the form of a contest's id. */
export const isRowId = (id: string): boolean => v.is(rowId, id);

const named = (kind: PostSubject['kind'], id: string, label: string | undefined): Named =>
  label === undefined ? null : { kind, id, label };
