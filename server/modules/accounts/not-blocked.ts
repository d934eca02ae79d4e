import type { IdValue, Queryable } from '@server/db/database';
import { blocks } from '@server/db/schema';
import { and, type Column, eq, notExists, or } from 'drizzle-orm';

/** For lists of people's texts: leaves out authors the reader blocked or was blocked by. */
export const notBlocked = (db: Queryable, readerId: IdValue, author: Column) =>
  notExists(
    db
      .select({ id: blocks.blockedId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.accountId, readerId), eq(blocks.blockedId, author)),
          and(eq(blocks.accountId, author), eq(blocks.blockedId, readerId)),
        ),
      ),
  );
