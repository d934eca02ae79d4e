import { accounts } from '@server/db/schema';
import { sql } from 'drizzle-orm';

/** The name others read: the nickname, or for accounts from before there were any the name they joined with. */
export const displayName = sql<string>`coalesce(${accounts.nickname}, ${accounts.name})`;
