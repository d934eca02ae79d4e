import type { ConsentChangeInput, ConsentKind } from '@contract/accounts/consents';
import type { Consents } from '@contract/accounts/consents.responses';
import { CONSENT_HEADS } from '@server/content/legal/legal-texts';
import type { Queryable } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { afterCommit, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { type LedgerLine, readLedger, recordConsents } from '@server/modules/accounts/consents/consents-service';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { eq } from 'drizzle-orm';
import { deleteHealthData } from './delete-health-data';

const LEAVING = '꼭 필요한 동의라서, 철회하려면 회원 탈퇴를 해야 해요.';
const CHILDREN_LEFT = '추가한 아이 프로필이 있어요. 아이 프로필을 모두 지운 뒤에 철회할 수 있어요.';
/** The effect of withdrawing, shown before it is done. */
const WITHDRAWAL: Record<ConsentKind, string> = {
  terms: LEAVING,
  privacy: LEAVING,
  child_data: '아이 프로필을 모두 지운 뒤에 철회할 수 있어요. 철회하면 다시 동의할 때까지 아이를 추가할 수 없어요.',
  sensitive:
    '철회하면 모든 아이의 체크 답과 결과, 성장 기록, 공식 검진 결과, 접종·검진 표시를 바로 지워요. 상담 글에 붙인 체크 결과도 함께 지워요. 지우면 되돌릴 수 없으니, 필요하면 먼저 ‘내 정보 내려받기’로 받아 두세요. 다시 동의하면 빈 기록에서 시작해요.',
  community: '철회하면 다시 동의할 때까지 글과 댓글을 쓸 수 없어요. 지금까지 쓴 글은 그대로 남아 있어요.',
  marketing: '철회하면 혜택과 소식을 보내지 않아요. 다른 기능은 그대로 쓸 수 있어요.',
};

/** The state of every consent and the whole ledger, newest line first. */
export async function listConsents({ db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>): Promise<Consents> {
  const ledger = await readLedger(db, accountId);
  const titles = new Map(CONSENT_HEADS.map(({ kind, title }) => [kind, title]));
  return {
    now: CONSENT_HEADS.map(({ kind, title, required, text_version }) => {
      const last = getLatest(ledger, kind);
      return {
        kind,
        title,
        required,
        given: counts(last, { kind, text_version }),
        text_version: last?.textVersion ?? null,
        at: last?.at.toISOString() ?? null,
        withdrawal: WITHDRAWAL[kind],
      };
    }),
    history: ledger.toReversed().map(({ id, kind, given, textVersion, at }) => ({
      id,
      kind,
      title: titles.get(kind) ?? kind,
      given,
      text_version: textVersion,
      at: at.toISOString(),
    })),
  };
}

/**
 * Gives or withdraws one consent. Adds a ledger line only when the state changes. Withdrawing the consent to health data
 * deletes that data.
 * @throws AppError CONSENT_NEEDED for withdrawing one that membership requires, or the one to a child's data while there
 * is a child
 */
export async function updateConsent(
  ctx: ServiceContext & Pick<RequestContext, 'files' | 'log'>,
  { kind, given }: ConsentChangeInput,
): Promise<Consents> {
  const head = CONSENT_HEADS.find((text) => text.kind === kind);
  if (!given && head?.required) throw new AppError('CONSENT_NEEDED');
  const photos = await ctx.db.transaction(async (tx) => {
    // Serialises concurrent changes, so that the ledger has no duplicate line.
    await lockAccount(tx, ctx.accountId);
    if (await isAlreadySet(tx, ctx.accountId, { kind, given, text_version: head?.text_version })) return [];
    if (kind === 'child_data' && !given) await assertNoChildren(tx, ctx.accountId);
    await recordConsents(tx, ctx, [{ kind, given }]);
    return kind === 'sensitive' && !given ? deleteHealthData(tx, ctx.accountId) : [];
  });
  for (const path of photos) await afterCommit(ctx, (db) => removeUnusedUpload({ ...ctx, db }, path));
  return listConsents(ctx);
}

async function assertNoChildren(tx: Queryable, accountId: string) {
  const [child] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, accountId)).limit(1);
  if (child) throw new AppError('CONSENT_NEEDED', { message: CHILDREN_LEFT });
}

type TextVersion = { kind: ConsentKind; text_version: string | undefined };

async function isAlreadySet(tx: Queryable, accountId: string, { given, ...text }: TextVersion & { given: boolean }) {
  const last = getLatest(await readLedger(tx, accountId), text.kind);
  return given ? counts(last, text) : last?.given !== true;
}

const getLatest = (ledger: readonly LedgerLine[], kind: ConsentKind) => ledger.findLast((line) => line.kind === kind);

/** Agreed to in the version in force. A consent to a child's data is valid in every version. */
const counts = (last: LedgerLine | undefined, { kind, text_version }: TextVersion) =>
  last?.given === true && (kind === 'child_data' || last.textVersion === text_version);
