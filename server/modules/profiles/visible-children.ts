import type { Capability } from '@contract/profiles/child-roles';
import type { IdValue, Queryable } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { asc } from 'drizzle-orm';
import type { Child } from './child';
import { ofVisibleChild } from './child-access';

/** The children an account may do this with, its own and those that are shared with it: the way to all of them. */
export const listVisibleChildren = (db: Queryable, callerId: IdValue, capability: Capability): Promise<Child[]> =>
  db
    .select()
    .from(profiles)
    .where(ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, callerId, capability))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
