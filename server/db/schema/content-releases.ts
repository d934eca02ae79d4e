import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which release's content files were brought into the tables last, by kind ('articles', 'faqs'). */
export const contentReleases = pgTable('content_releases', {
  kind: text('kind').primaryKey(),
  /** `version` of server/content/release.json; an older release changes nothing. */
  version: integer('version').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});
