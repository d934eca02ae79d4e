import { REPORT_REASONS } from '@contract/community/community-safety';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, enumValues, instant } from './columns';

/** What was reported, from the first report to the decision and the appeal. At most one is open about one thing. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid('id').primaryKey(),
    /** Whose post or comment it is, or who was reported. */
    authorId: accountReference('author_id'),
    target: text('target', { enum: ['post', 'comment', 'person'] }).notNull(),
    /** Of the post, the comment or the account. */
    targetId: uuid('target_id').notNull(),
    /** The post it is, or hangs on. */
    postId: uuid('post_id'),
    state: text('state', { enum: ['open', 'kept', 'removed', 'warned'] }).notNull(),
    /** Everybody who reported, and those whose report counts towards hiding. */
    reports: integer('reports').notNull().default(0),
    counted: integer('counted').notNull().default(0),
    hidden: boolean('hidden').notNull().default(false),
    openedAt: instant('opened_at').notNull(),
    reason: text('reason', { enum: enumValues(REPORT_REASONS.map(({ reason }) => reason)) }),
    /** What the moderator says to the author. */
    note: text('note').notNull().default(''),
    /** Not a reference: the decision stays when the moderator's account goes, without saying whose it was. */
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    appealResult: text('appeal_result', { enum: ['waiting', 'upheld', 'reversed'] }),
    appealNote: text('appeal_note').notNull().default(''),
    appealDecidedAt: instant('appeal_decided_at'),
  },
  (t) => [
    uniqueIndex('moderation_cases_open_key').on(t.target, t.targetId).where(sql`state = 'open'`),
    index('moderation_cases_queue_idx').on(t.openedAt, t.id).where(sql`state = 'open'`),
    index('moderation_cases_appeal_idx').on(t.appealedAt, t.id).where(sql`appeal_result = 'waiting'`),
    index('moderation_cases_author_idx').on(t.authorId, t.openedAt),
    index('moderation_cases_target_idx').on(t.targetId),
  ],
);
