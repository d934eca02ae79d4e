import type { ConsentChangeInput, ConsentKind } from '@contract/accounts/consents';
import type { Consents } from '@contract/accounts/consents.responses';
import { CONSENT_HEADS } from '@server/content/legal/legal-texts';
import type { Queryable } from '@server/db/database';
import { afterCommit, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import {
  hasConsentInAnyVersion,
  type LedgerLine,
  readLedger,
  recordConsents,
} from '@server/modules/accounts/consents/consents-service';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { endEveryAccess } from '@server/modules/profiles/sharing/end-access';
import { passChildrenOn } from '@server/modules/profiles/sharing/next-owners';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { deleteHealthData } from './delete-health-data';

const LEAVING = '꼭 필요한 동의라서, 철회하려면 회원 탈퇴를 해야 해요.';
const CHILDREN_LEFT = '추가한 아이 프로필이 있어요. 아이 프로필을 모두 지운 뒤에 철회할 수 있어요.';
/** The effect of withdrawing, shown before it is done. */
const WITHDRAWAL: Record<ConsentKind, string> = {
  terms: LEAVING,
  privacy: LEAVING,
  child_data:
    '아이 프로필을 모두 지운 뒤에 철회할 수 있어요. 함께 맡은 보호자가 있는 아이는 그 보호자에게 넘어가고, 나는 더 볼 수 없어요. 철회하면 다시 동의할 때까지 아이를 추가할 수 없어요.',
  sensitive:
    '철회하면 모든 아이의 체크 답과 결과, 성장 기록, 공식 검진 결과, 접종·검진 표시를 바로 지워요. 상담 글에 붙인 체크 결과도 함께 지워요. 지우면 되돌릴 수 없으니, 필요하면 먼저 ‘내 정보 내려받기’로 받아 두세요. 다시 동의하면 빈 기록에서 시작해요. 함께 맡은 보호자가 있는 아이의 기록은 지우지 않고 그 보호자에게 넘겨요. 나는 그 아이를 더 볼 수 없어요.',
  family:
    '철회하면 함께 보는 가족으로 보던 아이를 바로 볼 수 없어요. 다시 보려면 새로 초대받아 약속해 주세요. 내가 보호자인 아이는 그대로예요.',
  community: '철회하면 다시 동의할 때까지 글과 댓글을 쓸 수 없어요. 지금까지 쓴 글은 그대로 남아 있어요.',
  marketing: '철회하면 혜택과 소식을 보내지 않아요. 다른 기능은 그대로 쓸 수 있어요.',
};

/** The state of every consent and the whole ledger, newest line first. The promise of family is asked of family only. */
export async function listConsents({ db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>): Promise<Consents> {
  const ledger = await readLedger(db, accountId);
  const titles = new Map(CONSENT_HEADS.map(({ kind, title }) => [kind, title]));
  return {
    now: CONSENT_HEADS.filter(({ kind }) => kind !== 'family' || getLatest(ledger, kind) !== undefined).map(
      ({ kind, title, required, text_version }) => {
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
      },
    ),
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
 * deletes that data, except of children that pass to another full guardian.
 * @throws AppError CONSENT_NEEDED for withdrawing one that membership requires, or the one to a child's data while there
 * is a child; CONSENT_TEXT_CHANGED when an older text was shown
 */
export async function updateConsent(
  ctx: ServiceContext & Pick<RequestContext, 'files' | 'log'>,
  { kind, given, text_version }: ConsentChangeInput,
): Promise<Consents> {
  const head = CONSENT_HEADS.find((text) => text.kind === kind);
  if (given && text_version !== undefined && text_version !== head?.text_version)
    throw new AppError('CONSENT_TEXT_CHANGED');
  if (!given && head?.required) throw new AppError('CONSENT_NEEDED');
  const photos = await ctx.db.transaction(async (tx) => {
    // Serialises concurrent changes, so that the ledger has no duplicate line.
    await lockAccount(tx, ctx.accountId);
    if (await isAlreadySet(tx, ctx.accountId, { kind, given, text_version: head?.text_version })) return [];
    await recordConsents(tx, ctx, [{ kind, given }]);
    if (given) return [];
    if (kind === 'family') await endEveryAccess(tx, ctx, ['family']);
    if (kind !== 'sensitive' && kind !== 'child_data') return [];
    // The account is no guardian of others' children any more, and looks on only where it promised to as family; its own
    // children move to a guardian with consent.
    const promised = await hasConsentInAnyVersion(tx, ctx.accountId, 'family');
    await endEveryAccess(tx, ctx, promised ? ['guardian'] : undefined);
    const left = await passChildrenOn(tx, { ownerId: ctx.accountId, reason: 'consent_withdrawn', now: ctx.now });
    if (kind === 'sensitive') return deleteHealthData(tx, ctx.accountId, ctx.now);
    if (left.length > 0) throw new AppError('CONSENT_NEEDED', { message: CHILDREN_LEFT });
    return [];
  });
  for (const path of photos) await afterCommit(ctx, (db) => removeUnusedUpload({ ...ctx, db }, path));
  return listConsents(ctx);
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
