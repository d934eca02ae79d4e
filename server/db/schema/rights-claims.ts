import { CLAIM_RIGHTS } from '@contract/community/community-safety';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, enumValues, instant } from './columns';

/** 임시조치: a request to hide a post or comment for thirty days because it violates a right. */
export const rightsClaims = pgTable(
  'rights_claims',
  {
    claimantId: accountReference('claimant_id'),
    id: uuid('id').notNull(),
    authorId: accountReference('author_id'),
    target: text('target', { enum: ['post', 'comment'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    postId: uuid('post_id').notNull(),
    right: text('right', { enum: enumValues(CLAIM_RIGHTS.map(({ right }) => right)) }).notNull(),
    statement: text('statement').notNull(),
    state: text('state', { enum: ['asked', 'granted', 'refused', 'ended'] }).notNull(),
    askedAt: instant('asked_at').notNull(),
    /** See `moderation_cases.decided_by`. */
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** The moderator's message to both sides. */
    note: text('note').notNull().default(''),
    until: instant('until'),
    objection: text('objection'),
    objectedAt: instant('objected_at'),
    objectionSeenAt: instant('objection_seen_at'),
  },
  (t) => [
    primaryKey({ name: 'rights_claims_pkey', columns: [t.claimantId, t.id] }),
    uniqueIndex('rights_claims_id_key').on(t.id),
    uniqueIndex('rights_claims_open_key')
      .on(t.claimantId, t.target, t.targetId)
      .where(sql`state in ('asked', 'granted')`),
    index('rights_claims_asked_idx').on(t.askedAt, t.id).where(sql`state = 'asked'`),
    index('rights_claims_objected_idx')
      .on(t.objectedAt, t.id)
      .where(sql`state = 'granted' and objected_at is not null and objection_seen_at is null`),
    index('rights_claims_until_idx').on(t.until).where(sql`state = 'granted'`),
    index('rights_claims_author_idx').on(t.authorId, t.askedAt),
    index('rights_claims_target_idx').on(t.targetId),
    index('rights_claims_decided_by_idx').on(t.decidedBy),
  ],
);
