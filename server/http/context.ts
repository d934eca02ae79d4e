import type { Role } from '@contract/auth';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import type { Deps } from '../deps';

/** Who is calling, and by which sign-in. */
export type Caller = { id: string; role: Role; familyId: string };

/** Variables a request carries through the app; `caller` is set by the session middleware on every signed-in route. */
export type AppEnv = { Variables: { requestId: string; caller: Caller } };

/** What a service needs to know of the request: every query is scoped by `accountId`. */
export type ServiceContext = { db: Database; accountId: string; now: number };

export const serviceContext = (deps: Deps, c: Context<AppEnv>): ServiceContext => ({
  db: deps.db,
  accountId: c.get('caller').id,
  now: deps.now(),
});
