import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The content release that was last written to the tables, by kind ('articles', 'faqs'). */
export const contentReleases = pgTable('content_releases', {
  kind: text('kind').primaryKey(),
  /** `version` of server/content/release.json; an older release changes nothing. */
  version: integer('version').notNull(),
  publishedAt: instant('published_at').notNull(),
});
