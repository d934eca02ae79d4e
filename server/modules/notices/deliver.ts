import { MINUTE_MS } from '@contract/common/time';
import { isWanted } from '@contract/notices/notifications';
import { accounts, noticeDeliveries, notices, pushTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { getChannelText, noticeLetter } from './channel-texts';
import { countUnread } from './notices-service';
import { getNotificationChoices } from './notification-choices';
import { mayGoAt } from './quiet-hours';

type Host = Pick<Deps, 'db' | 'now' | 'mailer' | 'push' | 'log' | 'config'>;
type Delivery = typeof noticeDeliveries.$inferSelect;
type Channel = Delivery['channel'];

/** Delays between attempts; after the last one, a day later, the delivery is given up. */
const WAITS = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * MINUTE_MS);
const AT_ONCE = 50;

/**
 * Delivers due pushes and mails, at least once: the next attempt is scheduled before the delivery and the row deleted
 * after it, so a crash between the two repeats a notice at worst. A failing channel is skipped until the next run.
 * Returns how many were delivered.
 */
export async function deliverNotices(host: Host): Promise<number> {
  const due = await host.db
    .select()
    .from(noticeDeliveries)
    .where(lte(noticeDeliveries.dueAt, new Date(host.now())))
    .orderBy(asc(noticeDeliveries.dueAt))
    .limit(AT_ONCE);
  const failing = new Set<Channel>();
  let sent = 0;
  for (const delivery of due) {
    if (failing.has(delivery.channel) || !(await claim(host, delivery))) continue;
    try {
      const outcome = await handOver(host, delivery);
      if (outcome === 'sent') sent += 1;
      if (outcome !== 'later') await host.db.delete(noticeDeliveries).where(whereDelivery(delivery));
    } catch (error) {
      failing.add(delivery.channel);
      await noteFailure(host, delivery, error);
    }
  }
  return sent;
}

/** Only one process gets it: who moves it from the moment it was due at. */
async function claim({ db, now }: Host, delivery: Delivery): Promise<boolean> {
  const moved = await db
    .update(noticeDeliveries)
    .set({ dueAt: new Date(now() + waitAfter(delivery.attempts)), attempts: delivery.attempts + 1 })
    .where(and(whereDelivery(delivery), eq(noticeDeliveries.dueAt, delivery.dueAt)))
    .returning({ id: noticeDeliveries.id });
  return moved.length > 0;
}

/** Unwanted or already read notices are skipped; at night they are postponed to the morning. */
async function handOver(host: Host, delivery: Delivery): Promise<'sent' | 'needless' | 'later'> {
  const { db, now } = host;
  const { accountId, channel, kind } = delivery;
  const words = getChannelText(kind);
  const [person] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.leavingAt)));
  const chosen = await getNotificationChoices(db, accountId);
  if (!words || !person || !isWanted(chosen, kind, channel) || (await wasRead(host, delivery))) return 'needless';
  const at = mayGoAt(kind, chosen, now());
  if (at > now()) {
    await db
      .update(noticeDeliveries)
      .set({ dueAt: new Date(at), attempts: delivery.attempts })
      .where(whereDelivery(delivery));
    return 'later';
  }
  if (channel === 'push') return (await sendPush(host, delivery, words)) ? 'sent' : 'needless';
  const letter = noticeLetter(words, delivery.path, host.config.publicOrigin ?? null);
  await host.mailer.send({ to: person.email, ...letter });
  return 'sent';
}

/** To every device of the account; devices that are gone are forgotten. */
async function sendPush({ db, push }: Host, delivery: Delivery, words: { title: string; body: string }) {
  const { accountId, kind, path } = delivery;
  const devices = await db
    .select({ token: pushTokens.token, platform: pushTokens.platform })
    .from(pushTokens)
    .where(eq(pushTokens.accountId, accountId));
  if (devices.length === 0) return false;
  const { count: badge } = await countUnread({ db, accountId });
  const { gone } = await push.send({ kind, devices, payload: { ...words, path, badge } });
  if (gone.length > 0) {
    const hashes = await Promise.all(gone.map(sha256Hex));
    await db.delete(pushTokens).where(and(eq(pushTokens.accountId, accountId), inArray(pushTokens.tokenHash, hashes)));
  }
  return true;
}

async function wasRead({ db }: Host, { accountId, noticeId }: Delivery): Promise<boolean> {
  if (noticeId === null) return false;
  const [notice] = await db
    .select({ readAt: notices.readAt })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), eq(notices.id, noticeId)));
  // Deleted with the child it was about.
  return !notice || notice.readAt !== null;
}

async function noteFailure({ db, log }: Host, { channel, kind, attempts, ...delivery }: Delivery, error: unknown) {
  const tries = attempts + 1;
  const isOver = tries > WAITS.length;
  log.error(isOver ? 'notice given up' : 'notice not sent', { channel, kind, tries }, error);
  if (isOver) await db.delete(noticeDeliveries).where(whereDelivery(delivery));
}

const waitAfter = (attempts: number) => WAITS[Math.min(attempts, WAITS.length - 1)] ?? MINUTE_MS;
const whereDelivery = ({ accountId, id }: Pick<Delivery, 'accountId' | 'id'>) =>
  and(eq(noticeDeliveries.accountId, accountId), eq(noticeDeliveries.id, id));
