import { rowId } from '@contract/common/text';
import { DAY_MS } from '@contract/common/time';
import type { accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { hmacHex, isAcceptedHmac, isHmac, randomHex } from '@server/lib/digest';
import * as v from 'valibot';

type Host = Pick<Deps, 'config' | 'now'>;
type Owner = Pick<typeof accounts.$inferSelect, 'id' | 'passwordHash'>;
type Mark = { accountId: string; device: string; issued: number; signature: string };

/** The size at which browsers cut a cookie off. */
export const MARK_DAYS = 400;
const RENEWED_AFTER_DAYS = 30;
/** Accounts that one device is known to. */
const MOST = 6;

const markSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}\.[0-9a-f]{32}\.[0-9]{1,13}\.[0-9a-f]{64}$/),
  v.transform((text): Mark => {
    const [accountId = '', device = '', issued = '', signature = ''] = text.split('.');
    return { accountId, device, issued: Number(issued), signature };
  }),
  v.check(({ accountId }) => v.is(rowId, accountId)),
);

const readMarks = (cookie: string | undefined): Mark[] =>
  (cookie ?? '')
    .slice(0, 2048)
    .split('~')
    .slice(0, MOST)
    .flatMap((text) => {
      const mark = v.safeParse(markSchema, text);
      return mark.success ? [mark.output] : [];
    });

const write = ({ accountId, device, issued, signature }: Mark) => [accountId, device, issued, signature].join('.');

/** The password's hash is part of it, so a new password ends every mark of the account. */
const signed = ({ id, passwordHash }: Owner, { device, issued }: Pick<Mark, 'device' | 'issued'>) =>
  `device mark:${id}:${device}:${issued}:${passwordHash}`;

async function findMark({ config, now }: Host, cookie: string | undefined, owner: Owner): Promise<Mark | null> {
  const mark = readMarks(cookie).find(({ accountId }) => accountId === owner.id);
  if (!mark || mark.issued + MARK_DAYS * DAY_MS < now()) return null;
  return (await isAcceptedHmac(config, signed(owner, mark), mark.signature)) ? mark : null;
}

/**
 * The account's device of a request, from its cookie of signed marks (`account.device.issued.signature`, one per
 * account, joined by `~`); null for a device that never signed in to it, or not since its password changed.
 */
export const findDevice = async (host: Host, cookie: string | undefined, owner: Owner): Promise<string | null> =>
  (await findMark(host, cookie, owner))?.device ?? null;

/** The cookie for a device that just signed in to the account; null while the one it has is recent, by today's secret. */
export async function renewMarks(host: Host, cookie: string | undefined, owner: Owner): Promise<string | null> {
  const now = host.now();
  const known = await findMark(host, cookie, owner);
  const isRecent = known !== null && Math.abs(now - known.issued) < RENEWED_AFTER_DAYS * DAY_MS;
  if (isRecent && (await isHmac(host.config.secret, signed(owner, known), known.signature))) return null;
  const fresh = { device: known?.device ?? randomHex(16), issued: now };
  const signature = await hmacHex(host.config.secret, signed(owner, fresh));
  const others = readMarks(cookie).filter(({ accountId }) => accountId !== owner.id);
  return [{ ...fresh, accountId: owner.id, signature }, ...others].slice(0, MOST).map(write).join('~');
}
