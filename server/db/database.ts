import type { Placeholder } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The one database type of the server: PGlite and node-postgres both fit it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Executor of a query: the database, or the transaction it is part of. */
export type Queryable = Database | Transaction;
/**
 * The name for drizzle's `.prepare`: the driver names statements itself, and not where a pooler does not keep them
 * (postgres/name-statements.ts).
 */
export const UNNAMED = '';
/** An id in a query: itself, or its place in a prepared one. */
export type IdValue = string | Placeholder;
