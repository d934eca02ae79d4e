import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/**
 * What search reads: a row for each post that everybody may see, and for no other. Apart from `posts`, so that a like
 * never touches the large index.
 */
export const postSearch = pgTable(
  'post_search',
  {
    ...postReference(),
    /** Title, text and tags, lower case, one blank between words. */
    words: text('words').notNull(),
    /** The same with three ASCII letters for each character, so that two syllables make trigrams. */
    grams: text('grams').notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'post_search_pkey', columns: [t.section, t.postId] }),
    index('post_search_newest_idx').on(t.createdAt, t.postId),
    index('post_search_section_idx').on(t.section, t.createdAt, t.postId),
    index('post_search_grams_idx').using('gin', t.grams.op('gin_trgm_ops')),
    postForeignKey('post_search_post_fk', t),
  ],
);
