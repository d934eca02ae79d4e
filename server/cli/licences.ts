import { type IssueLicencesInput, issueLicencesInput } from '@contract/history/licences';
import { COUPON_KINDS } from '@server/content/coupon-kinds';
import type { Database } from '@server/db/database';
import { AppError } from '@server/http/errors';
import { issueLicences } from '@server/modules/staff/coupons/issue-service';
import * as v from 'valibot';

const KINDS = COUPON_KINDS.filter(({ from }) => from === 'licence').map(({ id }) => id);

export const LICENCE_USAGE = [
  'npm run admin -- licence <kind> <count> [YYYYMMDD]   이용권 번호 만들기 (등록할 수 있는 마지막 날까지)',
  `<kind>: ${KINDS.join(' | ')}`,
].join('\n');

/**
 * `licence month-3 20 20261231`
 * @throws Error that says how it is used
 */
export function readLicences(args: readonly string[]): IssueLicencesInput {
  const [kind, count, lastDay] = args;
  const input = v.safeParse(issueLicencesInput, {
    id: crypto.randomUUID(),
    kind,
    count: /^[0-9]{1,4}$/.test(count ?? '') ? Number(count) : undefined,
    expires_on: lastDay ?? null,
    note: '',
  });
  if (!input.success || args.length > 3 || !KINDS.includes(input.output.kind)) throw new Error(LICENCE_USAGE);
  return input.output;
}

/**
 * Makes codes and answers them as lines, once; they are not stored.
 * @throws Error that says what is wrong with a value
 */
export async function runLicences(db: Database, now: number, input: IssueLicencesInput): Promise<string[]> {
  try {
    return (await issueLicences({ db, now, accountId: null }, input)).codes;
  } catch (error) {
    if (error instanceof AppError) throw new Error(Object.values(error.details.fields ?? {})[0] ?? error.message);
    throw error;
  }
}
