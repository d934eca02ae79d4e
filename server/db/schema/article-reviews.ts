import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';

/** Reviews of articles of the content files, as the staff recorded them. */
export const articleReviews = pgTable('article_reviews', {
  /** Key of the article in the content files. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  /** '소아청소년과 전문의' */
  degree: text('degree').notNull(),
  /** YYYY-MM-DD */
  reviewedOn: text('reviewed_on').notNull(),
  /** SHA-256 of the text that was reviewed: another text has no review. */
  textDigest: text('text_digest').notNull(),
  ...updatedAt(),
});
