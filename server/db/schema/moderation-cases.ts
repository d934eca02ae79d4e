import { REPORT_REASONS } from '@contract/community/community-safety';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, enumValues, instant } from './columns';

/** A moderation case, from the first report to the decision and the appeal. At most one is open per target. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid('id').primaryKey(),
    /** The author of the post or comment, or the reported account. */
    authorId: accountReference('author_id'),
    target: text('target', { enum: ['post', 'comment', 'person'] }).notNull(),
    /** Id of the post, the comment or the account. */
    targetId: uuid('target_id').notNull(),
    /** The post, or the post of the comment. */
    postId: uuid('post_id'),
    state: text('state', { enum: ['open', 'kept', 'removed', 'warned'] }).notNull(),
    /** Number of all reporters, and of those whose report counts towards hiding. */
    reports: integer('reports').notNull().default(0),
    counted: integer('counted').notNull().default(0),
    hidden: boolean('hidden').notNull().default(false),
    openedAt: instant('opened_at').notNull(),
    reason: text('reason', { enum: enumValues(REPORT_REASONS.map(({ reason }) => reason)) }),
    /** The moderator's message to the author. */
    note: text('note').notNull().default(''),
    /** Not a reference: the decision stays, without its author, when the moderator's account is deleted. */
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
    index('moderation_cases_decided_by_idx').on(t.decidedBy),
  ],
);
