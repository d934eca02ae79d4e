import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Search index: a row for each public post. Separate from `posts`, so that a like does not update the large index. */
export const postSearch = pgTable(
  'post_search',
  {
    ...postReference(),
    /** Title, text and tags, lower case, a blank before each word, no signs. */
    words: text('words').notNull(),
    /** The same without blanks, three ASCII letters per character, so that two syllables make trigrams. */
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
