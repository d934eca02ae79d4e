import { nicknameSkeleton } from '@contract/accounts/nickname';
import { rowId } from '@contract/common/text';
import type { MemberFindInput, MemberSearchInput } from '@contract/staff/members';
import type { Queryable } from '@server/db/database';
import { accounts, inquiries } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { normalLoginId } from '@server/modules/auth/login/auth-service';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** The id of an account by the whole value of one key. @throws AppError NOT_FOUND, CONFLICT for two inquiries of one number */
export async function findMemberId(db: Queryable, { key, value }: MemberFindInput): Promise<string> {
  if (key === 'inquiry') return findByInquiry(db, value);
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(byKey(key, value)).limit(1);
  if (!row) throw notFound();
  return row.id;
}

function byKey(key: Exclude<MemberFindInput['key'], 'inquiry'>, value: string): SQL | undefined {
  if (key === 'email') return eq(accounts.email, value.toLowerCase());
  if (key === 'user_id') return eq(accounts.loginId, normalLoginId(value));
  if (key === 'id') return eq(accounts.id, requireId(value));
  return or(
    eq(sql`lower(${accounts.nickname})`, value.toLowerCase()),
    and(eq(accounts.nicknameSkeleton, nicknameSkeleton(value)), isNull(accounts.leavingAt)),
  );
}

/** The condition of a search by the beginning of a key. */
export function beginsWith({ key, value }: MemberSearchInput): SQL | undefined {
  if (key === 'email') return sql`starts_with(${accounts.email}, ${value.toLowerCase()})`;
  if (key === 'user_id') return sql`starts_with(${accounts.loginId}, ${normalLoginId(value)})`;
  return sql`starts_with(lower(${accounts.nickname}), ${value.toLowerCase()})`;
}

/** By the number that a person reads out, or the whole id of an inquiry. */
async function findByInquiry(db: Queryable, value: string): Promise<string> {
  const id = v.safeParse(rowId, value);
  const number = value.replace(/[\s-]/g, '').toLowerCase();
  if (!id.success && !/^[0-9a-f]{8}$/.test(number))
    throw new AppError('INVALID_INPUT', { fields: { value: '문의 번호 8자리를 다시 확인해 주세요. 예: 1A2B-3C4D' } });
  const rows = await db
    .select({ accountId: inquiries.accountId })
    .from(inquiries)
    .where(id.success ? eq(inquiries.id, id.output) : eq(sql`right(${inquiries.id}::text, 8)`, number))
    .limit(2);
  const [row] = rows;
  if (!row) throw notFound();
  if (rows.some(({ accountId }) => accountId !== row.accountId))
    throw new AppError('CONFLICT', {
      message: '같은 번호의 문의가 둘 이상이에요. 문의 화면에서 회원을 열어 주세요.',
    });
  return row.accountId;
}

function requireId(value: string): string {
  const id = v.safeParse(rowId, value);
  if (!id.success) throw notFound();
  return id.output;
}

const notFound = () => new AppError('NOT_FOUND', { message: '그런 회원을 찾지 못했어요. 값을 다시 확인해 주세요.' });
