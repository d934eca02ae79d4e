import { FAQ_GROUPS } from '@contract/mypage/faq';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';

/** Frequently asked questions: those of the content files, and those written or changed by staff. */
export const faqs = pgTable(
  'faqs',
  {
    id: text('id').primaryKey(),
    group: text('group', { enum: FAQ_GROUPS }).notNull(),
    question: text('question').notNull(),
    /** Paragraphs. */
    answer: text('answer').array().notNull(),
    keywords: text('keywords').array().notNull(),
    /** Position within its group. */
    position: integer('position').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Written or changed by staff: a content release no longer overwrites it. */
    edited: boolean('edited').notNull().default(false),
    ...updatedAt(),
  },
  (t) => [index('faqs_order_idx').on(t.position, t.id)],
);
