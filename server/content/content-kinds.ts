import type { ContentKind } from '@contract/staff/content';
import * as v from 'valibot';
import { ARTICLES, type Article, articleContent, articleItem, sortArticles } from './articles/articles';
import { BOOKS, bookContent, bookItem } from './books';
import { PLACES, placeContent, placeItem } from './places';
import { PLAY_ITEMS, playContent, playItem, toPlay } from './plays';

/** An item in the form of its file. */
export type FileItem = { id: string } & Record<string, unknown>;

type Definition = {
  schema: v.GenericSchema<unknown, FileItem>;
  released: readonly FileItem[];
  toTitle: (item: FileItem) => string;
  /** Shows these items from now on, in this process. */
  show: (items: readonly FileItem[]) => void;
};

/** Places have a name, other kinds a title. */
function toTitle({ id, title, name }: FileItem): string {
  const words = title ?? name;
  return typeof words === 'string' ? words : id;
}

/** Items were read with the schema, in the order of its entries, so they compare as JSON. */
const define = <T extends { id: string }>(
  schema: v.GenericSchema<unknown, T>,
  released: readonly T[],
  show: (items: readonly T[]) => void,
): Definition => ({
  schema: v.pipe(
    schema,
    v.transform((item): FileItem => ({ ...item })),
  ),
  released: released.map((item) => v.parse(schema, item)).map((item) => ({ ...item })),
  toTitle,
  show: (items) => show(items.map((item) => v.parse(schema, item))),
});

export const CONTENT: Record<ContentKind, Definition> = {
  articles: define<Article>(articleItem, ARTICLES, (items) => articleContent.replace(sortArticles(items))),
  places: define(placeItem, PLACES, placeContent.replace),
  books: define(bookItem, BOOKS, bookContent.replace),
  plays: define(playItem, PLAY_ITEMS, (items) => playContent.replace(items.map(toPlay))),
};

/** Items of the file as articles. */
export const toArticles = (items: readonly FileItem[]): Article[] =>
  sortArticles(items.map((item) => v.parse(articleItem, item)));

/** Shows the release of every kind again. */
export function resetContent(): void {
  for (const set of [articleContent, placeContent, bookContent, playContent]) set.reset();
}
