import { FAQ_GROUPS } from '@contract/mypage/faq';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';

/** Questions parents ask, with their answers: those of the content files, and what the staff made of them. */
export const faqs = pgTable(
  'faqs',
  {
    id: text('id').primaryKey(),
    group: text('group', { enum: FAQ_GROUPS }).notNull(),
    question: text('question').notNull(),
    /** Paragraphs. */
    answer: text('answer').array().notNull(),
    keywords: text('keywords').array().notNull(),
    /** Within its group. */
    position: integer('position').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Written or changed by the staff: the content files no longer touch it. */
    edited: boolean('edited').notNull().default(false),
    ...updatedAt(),
  },
  (t) => [index('faqs_order_idx').on(t.position, t.id)],
);
