import { STAFF_ACTIONS, STAFF_SUBJECTS } from '@contract/accounts/staff-actions';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumValues, instant } from './columns';

/**
 * The audit log of staff: ids and the action, no text. Triggers refuse UPDATE, DELETE and TRUNCATE; the ids are no references,
 * so that a purge leaves ids that belong to nobody.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: uuid('id').primaryKey(),
    /** Null at the server's console. */
    actorId: uuid('actor_id'),
    action: text('action', { enum: enumValues(STAFF_ACTIONS.map(({ action }) => action)) }).notNull(),
    subjectKind: text('subject_kind', { enum: STAFF_SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('staff_actions_newest_idx').on(t.at.desc(), t.id.desc()),
    index('staff_actions_actor_idx').on(t.actorId, t.at.desc(), t.id.desc()),
    index('staff_actions_kind_idx').on(t.subjectKind, t.at.desc(), t.id.desc()),
    index('staff_actions_subject_idx').on(t.subjectId, t.at.desc(), t.id.desc()),
  ],
);
