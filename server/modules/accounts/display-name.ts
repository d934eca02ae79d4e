import { accounts } from '@server/db/schema';
import { sql } from 'drizzle-orm';

/** The name others read: the nickname, or until there is one the name that the account joined with. */
export const displayName = sql<string>`coalesce(${accounts.nickname}, ${accounts.name})`;
