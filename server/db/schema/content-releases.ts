import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Which release's content files were brought into the tables last, by kind ('articles', 'faqs'). */
export const contentReleases = pgTable('content_releases', {
  kind: text('kind').primaryKey(),
  /** `version` of server/content/release.json; an older release changes nothing. */
  version: integer('version').notNull(),
  publishedAt: instant('published_at').notNull(),
});
