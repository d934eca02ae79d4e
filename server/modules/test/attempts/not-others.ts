import type { IdValue } from '@server/db/database';
import { testAttempts } from '@server/db/schema';
import { eq, isNull, or } from 'drizzle-orm';

/** Leaves out checks about another guardian: their answers belong to the one who answered. */
export const notOthers = (callerId: IdValue) =>
  or(isNull(testAttempts.personalTo), eq(testAttempts.personalTo, callerId));
