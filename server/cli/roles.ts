import { ROLES, type Role } from '@contract/auth/auth';
import type { Database } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { normalLoginId } from '@server/modules/auth/login/auth-service';
import { setRole } from '@server/modules/staff/members/role-service';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { FILES_USAGE } from './files';
import { LICENCE_USAGE } from './licences';

export type Command =
  | { verb: 'grant'; loginId: string; role: Role }
  | { verb: 'revoke'; loginId: string; role: Role }
  | { verb: 'list' };

const GRANTED = ROLES.filter((role) => role !== 'parent');

export const USAGE = [
  'npm run admin -- grant <login_id> <role>    역할 주기',
  'npm run admin -- revoke <login_id> <role>   역할 거두기',
  'npm run admin -- list                       역할이 있는 사람',
  `<role>: ${GRANTED.join(' | ')}`,
  LICENCE_USAGE,
  FILES_USAGE,
  '',
  'With the embedded database the server has to be stopped first. / 내장 데이터베이스를 쓸 때는 서버를 먼저 멈춰 주세요.',
].join('\n');

/** @throws Error that says how it is used */
export function readCommand(args: readonly string[]): Command {
  const [verb, loginId, given] = args;
  if (verb === 'list' && args.length === 1) return { verb };
  const role = GRANTED.find((known) => known === given);
  if ((verb === 'grant' || verb === 'revoke') && loginId && role && args.length === 3) return { verb, loginId, role };
  throw new Error(USAGE);
}

/** Answers what to say, and whether it was done. A role counts from the person's next request on. */
export async function runCommand(
  db: Database,
  command: Command,
  now: number,
): Promise<{ lines: string[]; done: boolean }> {
  if (command.verb === 'list') {
    const rows = await db
      .select({ loginId: accounts.loginId, role: accounts.role })
      .from(accounts)
      .where(ne(accounts.role, 'parent'))
      .orderBy(asc(accounts.role), asc(accounts.loginId));
    const lines = rows.map(({ loginId, role }) => `${role}\t${loginId}`);
    return { lines: lines.length > 0 ? lines : ['역할이 있는 사람이 없어요. / Nobody has a role.'], done: true };
  }
  const loginId = normalLoginId(command.loginId);
  const [account] = await db
    .select({ id: accounts.id, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.loginId, loginId), isNull(accounts.leavingAt)));
  if (!account) return { lines: [`'${loginId}' 아이디가 없어요. / There is no account '${loginId}'.`], done: false };
  if (command.verb === 'revoke' && account.role !== command.role)
    return {
      lines: [`${loginId}: ${command.role} 역할이 없어요. / is no ${command.role}, but ${account.role}.`],
      done: false,
    };
  const role = command.verb === 'grant' ? command.role : 'parent';
  await setRole({ db, actorId: null, now }, { id: account.id, role });
  return { lines: [`${loginId}: ${account.role} → ${role}`], done: true };
}
