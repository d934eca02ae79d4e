import { DAY_MS } from '@contract/common/time';
import { CLAIM_DAYS, type ClaimDecisionInput, type DecisionInput } from '@contract/community/community-safety';
import type { QueueSummary } from '@contract/community/community-safety.responses';
import type { Transaction } from '@server/db/database';
import { moderationCases } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { type ClaimRow, endClaim, lockClaim, updateClaim } from '@server/modules/community/moderation/claims-service';
import { recomputeState } from '@server/modules/community/moderation/moderation-targets';
import { createNotice } from '@server/modules/notices/create-notices';
import { eq } from 'drizzle-orm';
import { assertModerator, summarise } from './queue-service';

type CaseRow = typeof moderationCases.$inferSelect;

/**
 * Decides a case or an appeal and notifies the author with the reason.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT when it is already decided, INVALID_INPUT
 */
export async function decideCase(
  ctx: CommunityContext,
  { id, ...decision }: DecisionInput & { id: string },
): Promise<QueueSummary> {
  assertModerator(ctx);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    if (decision.action === 'warn' && row.target !== 'person') throw wrong('글과 댓글은 두거나 내릴 수 있어요.');
    if (decision.action === 'remove' && row.target === 'person') throw wrong('사람에게는 주의를 줄 수 있어요.');
    if (row.appealResult === 'waiting') await decideAppeal(tx, ctx, row, decision);
    else if (row.state === 'open') await decideOpen(tx, ctx, row, decision);
    else throw new AppError('CONFLICT');
    if (row.target !== 'person') await recomputeState(tx, { target: row.target, targetId: row.targetId });
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action: 'case.decide', subjectId: id });
  });
  return summarise(ctx);
}

const wrong = (action: string) => new AppError('INVALID_INPUT', { fields: { action } });

async function decideOpen(
  tx: Transaction,
  { accountId, now }: CommunityContext,
  row: CaseRow,
  { action, reason, note }: DecisionInput,
) {
  if (action !== 'keep' && reason === null)
    throw new AppError('INVALID_INPUT', { fields: { reason: '이유를 골라 주세요.' } });
  await tx
    .update(moderationCases)
    .set({ state: STATES[action], reason, note, decidedBy: accountId, decidedAt: new Date(now) })
    .where(eq(moderationCases.id, row.id));
  // Words that never left the screen need no word about them.
  if (action === 'keep' && !row.hidden) return;
  await notifyAuthor(tx, row, now, TITLES[action], note);
}

const STATES = { keep: 'kept', remove: 'removed', warn: 'warned' } as const;
const TITLES = {
  keep: '가려 둔 글이 다시 보여요',
  remove: '커뮤니티 약속에 맞지 않아 글을 내렸어요',
  warn: '커뮤니티 약속을 다시 읽어 주세요',
} as const;

async function decideAppeal(tx: Transaction, { now }: CommunityContext, row: CaseRow, { action, note }: DecisionInput) {
  const reversed = action === 'keep';
  await tx
    .update(moderationCases)
    .set({
      appealResult: reversed ? 'reversed' : 'upheld',
      appealNote: note,
      appealDecidedAt: new Date(now),
      ...(reversed && { state: 'kept' as const }),
    })
    .where(eq(moderationCases.id, row.id));
  const title = reversed ? '이의를 받아들였어요' : '다시 살펴보았지만 결정은 그대로예요';
  await notifyAuthor(tx, row, now, title, note);
}

const notifyAuthor = (tx: Transaction, { authorId }: CaseRow, now: number, title: string, body: string) =>
  createNotice(tx, { accountId: authorId, kind: 'moderation', title, body, path: null, now });

/**
 * Decides a claim: hides for thirty days or refuses; after an objection, ends it early or lets it run. Notifies both
 * sides.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function decideClaim(
  ctx: CommunityContext,
  { id, action, note }: ClaimDecisionInput & { id: string },
): Promise<QueueSummary> {
  assertModerator(ctx);
  await ctx.db.transaction(async (tx) => {
    const row = await lockClaim(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (action === 'grant' || action === 'refuse') await answerClaim(tx, ctx, row, action, note);
    else await answerObjection(tx, ctx, row, action, note);
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action: 'claim.decide', subjectId: id });
  });
  return summarise(ctx);
}

async function answerClaim(
  tx: Transaction,
  { accountId, now }: CommunityContext,
  row: ClaimRow,
  action: 'grant' | 'refuse',
  note: string,
) {
  if (row.state !== 'asked') throw new AppError('CONFLICT');
  const decided = { note, decidedBy: accountId, decidedAt: new Date(now) };
  if (action === 'refuse') {
    await updateClaim(tx, row, { ...decided, state: 'refused' });
    await createNotice(tx, {
      accountId: row.claimantId,
      kind: 'moderation',
      title: '가려 달라는 요청을 살펴보았어요',
      body: note,
      path: null,
      now,
    });
    return;
  }
  await updateClaim(tx, row, { ...decided, state: 'granted', until: new Date(now + CLAIM_DAYS * DAY_MS) });
  await recomputeState(tx, row);
  await createNotice(tx, {
    accountId: row.authorId,
    kind: 'moderation',
    title: `권리 침해 신고로 ${CLAIM_DAYS}일 동안 글을 가려 두었어요`,
    body: `${note} 사실과 다르면 이의를 낼 수 있어요.`,
    path: null,
    now,
  });
  await createNotice(tx, {
    accountId: row.claimantId,
    kind: 'moderation',
    title: `요청한 글을 ${CLAIM_DAYS}일 동안 가려 두었어요`,
    body: note,
    path: null,
    now,
  });
}

async function answerObjection(
  tx: Transaction,
  { now }: CommunityContext,
  row: ClaimRow,
  action: 'restore' | 'hold',
  note: string,
) {
  if (row.state !== 'granted' || row.objectedAt === null || row.objectionSeenAt !== null)
    throw new AppError('CONFLICT');
  const seen = await updateClaim(tx, row, { objectionSeenAt: new Date(now) });
  if (action === 'restore') return endClaim(tx, seen, now, 'back', note);
  for (const accountId of new Set([row.authorId, row.claimantId]))
    await createNotice(tx, {
      accountId,
      kind: 'moderation',
      title: '이의를 살펴보았어요',
      body: note,
      path: null,
      now,
    });
  return undefined;
}
