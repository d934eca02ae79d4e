import type { MailCodeSent } from '@contract/auth/join.responses';
import { MAIL_CODE_LENGTH, MAIL_CODE_MINUTES, MAIL_CODE_TRIES, type MailCodeProof } from '@contract/common/mail-code';
import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database, Queryable } from '@server/db/database';
import { mailCodes } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import { consume, formatWait, type Limit, refund } from '@server/http/protection/rate-limit';
import { hmacHex, isAcceptedHmac } from '@server/lib/digest';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Letter } from './compose-letter';

type Host = Pick<Deps, 'db' | 'now' | 'config' | 'mailer' | 'log'>;
export type MailCode = typeof mailCodes.$inferSelect;
type Purpose = MailCode['purpose'];

const RESEND_SECONDS = 60;
const AGAIN: Limit = { name: 'mail again', times: 1, seconds: RESEND_SECONDS };
/** Per caller and address, so that strangers cannot use up the owner's limit. */
const OWN: Limit = { name: 'mail to address by caller', times: 6, seconds: HOUR_SECONDS };
/** Per address over all unknown devices; four callers at their limit reach it. */
const ADDRESS: Limit = { name: 'mail to address', times: 24, seconds: HOUR_SECONDS };
/** Offices and carriers share one address among many people. */
const CALLER: Limit = { name: 'mail by caller', times: 30, seconds: HOUR_SECONDS };

export type CodeRequest = {
  purpose: Purpose;
  email: string;
  /** Address of the caller. */
  caller: string;
  /** Set when the request comes from a known device of the account. */
  device?: string | null;
  /** The account that the code is for. */
  accountId?: string;
  /** Composes the mail. */
  letter: (code: string) => Letter;
  /** False: `letter` explains why there is no code, and no code is accepted. */
  valid: boolean;
};

/**
 * Mails a six-digit code, or the reason why there is none: either way one row, one mail and the same answer.
 * @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT
 */
export async function mailCode(host: Host, request: CodeRequest): Promise<MailCodeSent> {
  const from = request.device ? `device:${request.device}` : request.caller;
  const limits: [Limit, string][] = [
    [AGAIN, `${request.purpose}:${request.email}:${from}`],
    [CALLER, from],
    [OWN, `${request.email}:${from}`],
    ...(request.device ? [] : [[ADDRESS, request.email] satisfies [Limit, string]]),
  ];
  for (const [limit, subject] of limits) {
    const wait = await consume(host, limit, subject);
    if (wait !== null)
      throw new AppError('MAIL_CODE_THROTTLED', {
        message: `메일을 여러 번 보냈어요. ${formatWait(wait)} 뒤에 다시 시도해 주세요.`,
        retryAfter: wait,
      });
  }
  const id = crypto.randomUUID();
  const code = randomCode();
  const now = host.now();
  await host.db.insert(mailCodes).values({
    id,
    purpose: request.purpose,
    emailHash: await hmacHex(host.config.secret, emailText(request.email)),
    codeHash: await hmacHex(host.config.secret, codeText(id, code)),
    valid: request.valid,
    accountId: request.accountId ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + MAIL_CODE_MINUTES * MINUTE_MS),
  });
  try {
    await host.mailer.send({ to: request.email, ...request.letter(code) });
  } catch (error) {
    host.log.error('mail not sent', { purpose: request.purpose }, error);
    for (const [limit, subject] of limits) await refund(host, limit, subject);
    throw new AppError('MAIL_UNSENT', { retryAfter: 30 });
  }
  return { request_id: id, expires_in: MAIL_CODE_MINUTES * 60, resend_in: RESEND_SECONDS };
}

/**
 * Counts one of five attempts before comparing, and returns whether the code is right. A used code is accepted too,
 * for a caller that lost the first answer: see `usedAt`.
 * @param email the address that the code must have been mailed to, if that matters
 * @throws AppError MAIL_CODE_WRONG, MAIL_CODE_EXPIRED
 */
export async function proveCode(
  host: Pick<Deps, 'db' | 'now' | 'config'>,
  purpose: Purpose,
  { request_id, code }: MailCodeProof,
  email?: string,
): Promise<MailCode> {
  const [row] = await host.db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(
      and(
        eq(mailCodes.id, request_id),
        eq(mailCodes.purpose, purpose),
        lt(mailCodes.tries, MAIL_CODE_TRIES),
        gt(mailCodes.expiresAt, new Date(host.now())),
      ),
    )
    .returning();
  if (!row) throw new AppError('MAIL_CODE_EXPIRED');
  const right = await isAcceptedHmac(host.config, codeText(row.id, code), row.codeHash);
  const sameAddress = email === undefined || (await isMailedTo(host, row, email));
  if (right && sameAddress && row.valid) return row;
  const left = MAIL_CODE_TRIES - row.tries;
  if (left <= 0)
    throw new AppError('MAIL_CODE_EXPIRED', { message: '번호를 다섯 번 틀렸어요. 새 번호를 받아 주세요.' });
  throw new AppError('MAIL_CODE_WRONG', {
    message: `번호가 맞지 않아요. ${left}번 더 해 볼 수 있어요.`,
    fields: { code: `번호가 맞지 않아요. ${left}번 더 해 볼 수 있어요.` },
  });
}

/** True if a code was mailed to this address. */
export const isMailedTo = ({ config }: Pick<Deps, 'config'>, { emailHash }: MailCode, email: string) =>
  isAcceptedHmac(config, emailText(email), emailHash);

/** Marks a code as used. False when another request was first. */
export async function spendCode(tx: Queryable, { id }: Pick<MailCode, 'id'>, now: number, accountId?: string) {
  const used = await tx
    .update(mailCodes)
    .set({ usedAt: new Date(now), ...(accountId !== undefined && { accountId }) })
    .where(and(eq(mailCodes.id, id), isNull(mailCodes.usedAt)))
    .returning({ id: mailCodes.id });
  return used.length > 0;
}

/** Refunds an attempt: the code was right, another input was not. */
export const refundAttempt = async (db: Database, { id }: Pick<MailCode, 'id'>) => {
  await db
    .update(mailCodes)
    .set({ tries: sql`greatest(0, ${mailCodes.tries} - 1)` })
    .where(eq(mailCodes.id, id));
};

/** Deletes codes an hour after they expired. */
export const sweepMailCodes = (db: Database, now: number, stopping?: AbortSignal) =>
  deleteInBatches(db, mailCodes, {
    where: lt(mailCodes.expiresAt, new Date(now - HOUR_MS)),
    orderBy: mailCodes.expiresAt,
    stopping,
  });

// Stored as keyed hashes: a million plain ones can be brute-forced in a second.
const emailText = (email: string) => `mail address:${email}`;
const codeText = (id: string, code: string) => `mail code:${id}:${code}`;

const CODES = 10 ** MAIL_CODE_LENGTH;

function randomCode(): string {
  const fair = Math.floor(2 ** 32 / CODES) * CODES;
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return String(value % CODES).padStart(MAIL_CODE_LENGTH, '0');
  }
}
