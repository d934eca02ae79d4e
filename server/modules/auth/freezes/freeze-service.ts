import type { StaffAction } from '@contract/accounts/staff-actions';
import type { Role } from '@contract/auth/auth';
import { FREEZE_REASONS, type FreezeReason } from '@contract/auth/freezes';
import type { Transaction } from '@server/db/database';
import { accountFreezes, accounts } from '@server/db/schema';
import { afterCommit, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { appealAnsweredLetter, frozenLetter, unfrozenLetter } from '@server/mail/account-letters';
import type { Letter } from '@server/mail/compose-letter';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { revokeSessions } from '@server/modules/auth/tokens/refresh-sessions';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { findFreeze, inForce } from './freeze-rows';

export type StaffContext = Pick<RequestContext, 'db' | 'accountId' | 'now' | 'role' | 'mailer' | 'log' | 'afterCommit'>;
type Target = { id: string; role: Role; name: string; email: string; frozenAt: Date | null; leavingAt: Date | null };

/**
 * Freezes an account: ends its sessions and refuses every sign-in until it is lifted. Its posts stay as they are.
 * @throws AppError NOT_FOUND, CONFLICT for an account with a role, or one that is frozen already
 */
export async function freezeAccount(
  ctx: StaffContext,
  { id, reason, text }: { id: string; reason: FreezeReason; text: string },
): Promise<void> {
  const at = new Date(ctx.now);
  await onAccount(ctx, id, 'member.freeze', async (tx, target) => {
    if (target.role !== 'parent')
      throw new AppError('CONFLICT', { message: '역할이 있는 계정이에요. 역할을 먼저 거둔 뒤에 정지할 수 있어요.' });
    if (target.frozenAt) throw new AppError('CONFLICT', { message: '이미 이용이 정지된 계정이에요.' });
    await tx.insert(accountFreezes).values({ accountId: id, id: newId(), reason, text, frozenAt: at });
    await tx.update(accounts).set({ frozenAt: at }).where(eq(accounts.id, id));
    await revokeSessions(tx, id, { now: ctx.now, end: reason === 'stolen' ? 'stolen' : 'frozen' });
    return frozenLetter(
      target.name,
      FREEZE_REASONS.find((freezeReason) => freezeReason.reason === reason)?.label ?? '',
    );
  });
}

/** @throws AppError NOT_FOUND, CONFLICT for an account that is not frozen */
export async function unfreezeAccount(ctx: StaffContext, { id }: { id: string }): Promise<void> {
  await onAccount(ctx, id, 'member.unfreeze', async (tx, target) => {
    requireFrozen(target);
    await lift(tx, id, ctx.now);
    return unfrozenLetter(target.name);
  });
}

/**
 * Answers the appeal of a frozen account, and lifts the freeze where it is right.
 * @throws AppError NOT_FOUND, CONFLICT without an appeal that waits
 */
export async function answerAppeal(
  ctx: StaffContext,
  { id, result, text }: { id: string; result: 'lifted' | 'upheld'; text: string },
): Promise<void> {
  await onAccount(ctx, id, 'member.appeal', async (tx, target) => {
    requireFrozen(target);
    const row = await findFreeze(tx, id);
    if (!row?.appealedAt || row.appealAnsweredAt)
      throw new AppError('CONFLICT', { message: '답을 기다리는 이의가 없어요.' });
    await tx
      .update(accountFreezes)
      .set({ appealResult: result, appealAnswer: text, appealAnsweredAt: new Date(ctx.now) })
      .where(and(eq(accountFreezes.accountId, id), eq(accountFreezes.id, row.id)));
    if (result === 'lifted') await lift(tx, id, ctx.now);
    return appealAnsweredLetter(target.name, result === 'lifted');
  });
}

/** Ends every session of an account. @throws AppError NOT_FOUND, FORBIDDEN for a colleague's unless by an admin */
export async function endSessions(ctx: StaffContext, { id }: { id: string }): Promise<void> {
  await onAccount(ctx, id, 'member.sign_out', async (tx, target) => {
    if (target.role !== 'parent' && ctx.role !== 'admin') throw new AppError('FORBIDDEN');
    await revokeSessions(tx, id, { now: ctx.now, end: 'signedOut' });
    return null;
  });
}

/** Runs an action of staff on a locked account, records it, and mails the person after the commit. */
async function onAccount(
  ctx: StaffContext,
  id: string,
  action: StaffAction,
  act: (tx: Transaction, target: Target) => Promise<Letter | null>,
): Promise<void> {
  const mail = await ctx.db.transaction(async (tx) => {
    const target = await lockTarget(tx, id);
    const letter = await act(tx, target);
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action, subjectId: id });
    return letter && { to: target.email, ...letter };
  });
  if (mail) await afterCommit(ctx, () => notifyByMail(ctx, mail));
}

/** The same lock as a sign-in takes. @throws AppError NOT_FOUND */
export async function lockTarget(tx: Transaction, id: string): Promise<Target> {
  const [row] = await tx
    .select({
      id: accounts.id,
      role: accounts.role,
      name: accounts.name,
      email: accounts.email,
      frozenAt: accounts.frozenAt,
      leavingAt: accounts.leavingAt,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function requireFrozen({ frozenAt }: Target) {
  if (!frozenAt) throw new AppError('CONFLICT', { message: '이용이 정지된 계정이 아니에요.' });
}

async function lift(tx: Transaction, id: string, now: number) {
  await tx
    .update(accountFreezes)
    .set({ liftedAt: new Date(now) })
    .where(inForce(id));
  await tx.update(accounts).set({ frozenAt: null }).where(eq(accounts.id, id));
}
