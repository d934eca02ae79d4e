import { SECOND_MS } from '@contract/common/time';
import { isWanted } from '@contract/notices/notifications';
import { pushTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { JobInterrupted } from '@server/queue/job-worker';
import { and, eq, inArray } from 'drizzle-orm';
import { getChannelText, noticeLetter } from './channel-texts';
import {
  type Channel,
  claimDeliveries,
  type Delivery,
  deleteDeliveries,
  isLastAttempt,
  postponeDeliveries,
} from './due-deliveries';
import { mayGoAt } from './quiet-hours';
import { getRecipients, getUnreadIds, type Recipient } from './recipients';

type Host = Pick<Deps, 'db' | 'now' | 'mailer' | 'push' | 'log' | 'config' | 'stopping'>;

const BATCH = 500;
/** Handed over at a time. */
const LANES: Record<Channel, number> = { email: 8, push: 16 };
/** So many are recorded at once; what was delivered and not recorded is repeated after a crash. */
const RECORDED_AT_ONCE = 50;
/** Below the first delay: a slow service must not hold a claim until another process gets it. */
const CLAIM_MS = 25 * SECOND_MS;

/**
 * Delivers all due pushes and mails, at least once: the next attempt is scheduled before the delivery and the row
 * deleted after it, so a crash between the two repeats a notice at worst. A failing channel is skipped until the next
 * run. Returns how many were delivered.
 * @throws JobInterrupted when the process was asked to stop
 */
export async function deliverNotices(host: Host): Promise<number> {
  const failing = new Set<Channel>();
  let sent = 0;
  for (;;) {
    if (host.stopping?.aborted) throw new JobInterrupted();
    const claimed = await claimDeliveries(host.db, { now: host.now(), limit: BATCH, except: [...failing] });
    if (claimed.length === 0) return sent;
    sent += await deliverBatch(host, claimed, failing);
  }
}

async function deliverBatch(host: Host, claimed: readonly Delivery[], failing: Set<Channel>): Promise<number> {
  const { db, now } = host;
  const until = now() + CLAIM_MS;
  const { ready, needless, later } = await sortOut(host, claimed);
  await deleteDeliveries(db, needless);
  for (const [at, list] of later) await postponeDeliveries(db, list, at);
  const counts = await Promise.all(
    (['email', 'push'] as const).map(async (channel) => {
      const queue = ready.filter(({ delivery }) => delivery.channel === channel);
      const sent = await deliverOn(host, channel, { queue, until, failing });
      // Not attempted: the channel failed, or there was no time left.
      await postponeDeliveries(
        db,
        queue.map(({ delivery }) => delivery),
        now(),
      );
      return sent;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

type Ready = { delivery: Delivery; recipient: Recipient };

/** Unwanted or already read notices are needless; at night they are postponed to the morning. */
async function sortOut({ db, now }: Host, claimed: readonly Delivery[]) {
  const recipients = await getRecipients(db, claimed);
  const unread = await getUnreadIds(db, claimed);
  const ready: Ready[] = [];
  const needless: Delivery[] = [];
  const later = new Map<number, Delivery[]>();
  for (const delivery of claimed) {
    const { accountId, kind, channel, noticeId } = delivery;
    const recipient = recipients.get(accountId);
    const wasRead = noticeId !== null && !unread.has(noticeId);
    if (!recipient || wasRead || !getChannelText(kind) || !isWanted(recipient.choices, kind, channel)) {
      needless.push(delivery);
      continue;
    }
    const at = mayGoAt(kind, recipient.choices, now());
    if (at > now()) later.set(at, [...(later.get(at) ?? []), delivery]);
    else ready.push({ delivery, recipient });
  }
  return { ready, needless, later };
}

type Work = { queue: Ready[]; until: number; failing: Set<Channel> };

/** The first one goes alone, so that a service that is down is asked once. Takes what it attempts from the queue. */
async function deliverOn(host: Host, channel: Channel, { queue, until, failing }: Work): Promise<number> {
  let sent = 0;
  const done: Delivery[] = [];
  const next = async (): Promise<boolean> => {
    const one = failing.has(channel) || host.now() > until || host.stopping?.aborted ? undefined : queue.shift();
    if (!one) return false;
    try {
      if (await handOver(host, one)) sent += 1;
      done.push(one.delivery);
    } catch (error) {
      failing.add(channel);
      await noteFailure(host, one.delivery, error);
    }
    if (done.length >= RECORDED_AT_ONCE) await deleteDeliveries(host.db, done.splice(0));
    return true;
  };
  const lane = async () => {
    while (await next());
  };
  await next();
  await Promise.all(Array.from({ length: LANES[channel] }, lane));
  await deleteDeliveries(host.db, done);
  return sent;
}

/** Whether there was anything to send it to. */
async function handOver(host: Host, { delivery, recipient }: Ready): Promise<boolean> {
  const words = getChannelText(delivery.kind);
  if (!words) return false;
  if (delivery.channel === 'push') return sendPush(host, delivery, recipient, words);
  const letter = noticeLetter(words, delivery.path, host.config.publicOrigin ?? null);
  await host.mailer.send({ to: recipient.email, ...letter });
  return true;
}

/** To every device of the account; devices that are gone are forgotten. */
async function sendPush(
  { db, push }: Host,
  { accountId, kind, path }: Delivery,
  { devices, unread }: Recipient,
  words: { title: string; body: string },
) {
  if (devices.length === 0) return false;
  const { gone } = await push.send({ kind, devices, payload: { ...words, path, badge: unread } });
  if (gone.length > 0) {
    const hashes = await Promise.all(gone.map(sha256Hex));
    await db.delete(pushTokens).where(and(eq(pushTokens.accountId, accountId), inArray(pushTokens.tokenHash, hashes)));
  }
  return true;
}

async function noteFailure({ db, log }: Host, delivery: Delivery, error: unknown) {
  const { channel, kind, attempts: tries } = delivery;
  const isOver = isLastAttempt(delivery);
  log.error(isOver ? 'notice given up' : 'notice not sent', { channel, kind, tries }, error);
  if (isOver) await deleteDeliveries(db, [delivery]);
}
