import { SECOND_MS } from '@contract/common/time';
import { isWanted } from '@contract/notices/notifications';
import { pushTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { AccessColumn } from '@server/http/context';
import { sha256Hex } from '@server/lib/digest';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { and, eq, inArray } from 'drizzle-orm';
import { type ChannelText, getChannelText, toChannelText } from './channel-texts';
import { byWeight, isLimited, placeKey, returnPlace, shareDay, takePlaces } from './daily-limit';
import {
  type Channel,
  claimDeliveries,
  type Delivery,
  deleteDeliveries,
  isLastAttempt,
  postponeDeliveries,
} from './due-deliveries';
import { noticeLetter } from './notice-letter';
import { mayGoAt, nextMorning } from './quiet-hours';
import { getRecipients, getUnreadIds, getUnseenIds, type Recipient } from './recipients';
import { toUnsubscribePath } from './unsubscribe/unsubscribe-address';

type Host = Pick<Deps, 'db' | 'now' | 'mailer' | 'push' | 'jobs' | 'log' | 'config' | 'stopping'> & {
  /** Of modules/profiles, which this layer may not import. */
  accessColumn: AccessColumn;
};

const NOTICE_LIST = '/mypage/notices';
const BATCH = 500;
/** Handed over at a time. */
const LANES: Record<Channel, number> = { email: 8, push: 16 };
/** So many are recorded at once; what was delivered and not recorded is repeated after a crash. */
const RECORDED_AT_ONCE = 50;
/** Below the first delay: a slow service must not hold a claim until another process gets it. */
const CLAIM_MS = 25 * SECOND_MS;
/**
 * When further jobs join in after a full batch, in milliseconds. At different times and not whole seconds apart, as every
 * worker looks once a second and the first to look would get them all.
 */
const JOIN_MS = [100, 1600, 3100];

/**
 * Delivers all due pushes and mails, at least once: the next attempt is scheduled before the delivery and the row
 * deleted after it, so a crash between the two repeats a notice at worst. A failing channel is skipped until the next
 * run. Where there is more than a batch, other workers join in. Returns how many were delivered.
 * @throws JobInterrupted when the process was asked to stop
 */
export async function deliverNotices(host: Host): Promise<number> {
  const failing = new Set<Channel>();
  let sent = 0;
  let hasCalled = false;
  for (;;) {
    throwIfStopping(host.stopping);
    const claimed = await claimDeliveries(host.db, { now: host.now(), limit: BATCH, except: [...failing] });
    if (claimed.length === 0) return sent;
    if (claimed.length === BATCH && !hasCalled) {
      hasCalled = true;
      await callOthers(host);
    }
    sent += await deliverBatch(host, claimed, failing);
  }
}

/** One that joined already goes on; each ends when nothing is due. */
async function callOthers({ jobs, now }: Host) {
  for (const [index, ms] of JOIN_MS.entries())
    await jobs.enqueue('deliver-notices', {}, { key: `join-${index}`, runAt: now() + ms });
}

async function deliverBatch(host: Host, claimed: readonly Delivery[], failing: Set<Channel>): Promise<number> {
  const { db, now } = host;
  const until = now() + CLAIM_MS;
  const { wanted, needless, later } = await sortOut(host, claimed);
  await deleteDeliveries(db, needless);
  const { ready, tomorrow } = await limitDay(host, wanted);
  if (tomorrow.length > 0) later.set(nextMorning(now()), tomorrow);
  for (const [at, list] of later) await postponeDeliveries(db, list, at);
  const counts = await Promise.all(
    (['email', 'push'] as const).map(async (channel) => {
      const queue = ready.filter((item) => item.channel === channel);
      const sent = await deliverOn(host, channel, { queue, until, failing });
      // Not attempted: the channel failed, or there was no time left.
      for (const item of queue) await giveBack(host, item);
      await postponeDeliveries(
        db,
        queue.flatMap(({ deliveries }) => deliveries),
        now(),
      );
      return sent;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

type Wanted = { delivery: Delivery; recipient: Recipient };
/** One push or mail: of one delivery, or of several that share the last place of a day. */
type Message = {
  channel: Channel;
  deliveries: readonly Delivery[];
  recipient: Recipient;
  text: ChannelText;
  path: string;
  isLimited: boolean;
};

/** Needless are notices that are unwanted, read, or about a child not seen any more; at night others wait for the morning. */
async function sortOut({ db, now, accessColumn }: Host, claimed: readonly Delivery[]) {
  const recipients = await getRecipients(db, claimed);
  const unread = await getUnreadIds(db, claimed);
  const unseen = await getUnseenIds(db, accessColumn, claimed);
  const wanted: Wanted[] = [];
  const needless: Delivery[] = [];
  const later = new Map<number, Delivery[]>();
  for (const delivery of claimed) {
    const { id, accountId, kind, channel, noticeId } = delivery;
    const recipient = recipients.get(accountId);
    const wasRead = noticeId !== null && !unread.has(noticeId);
    if (
      !recipient ||
      wasRead ||
      unseen.has(id) ||
      !getChannelText(kind) ||
      !isWanted(recipient.choices, kind, channel)
    ) {
      needless.push(delivery);
      continue;
    }
    const at = mayGoAt(kind, recipient.choices, now());
    if (at > now()) later.set(at, [...(later.get(at) ?? []), delivery]);
    else wanted.push({ delivery, recipient });
  }
  return { wanted, needless, later };
}

/** At most two a person, channel and day; what is more is sent as one with the last of them or waits for the morning. */
async function limitDay({ db, now }: Host, wanted: readonly Wanted[]) {
  const ready = wanted.filter(({ delivery }) => !isLimited(delivery.kind)).map((item) => toMessage([item]));
  const groups = new Map<string, Wanted[]>();
  for (const item of wanted.filter(({ delivery }) => isLimited(delivery.kind))) {
    const key = placeKey(item.delivery);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const wishes = [...groups.values()].flatMap((group) =>
    group[0] ? [{ ...pickPlace(group[0].delivery), count: group.length }] : [],
  );
  const left = await takePlaces(db, wishes, now());
  const tomorrow: Delivery[] = [];
  for (const [key, group] of groups) {
    const sorted = group.toSorted((a, b) => byWeight(a.delivery, b.delivery));
    const { alone, merged, later } = shareDay(sorted, left.get(key) ?? 0);
    ready.push(...alone.map((item) => toMessage([item])));
    if (merged.length > 0) ready.push(toMessage(merged));
    tomorrow.push(...later.map(({ delivery }) => delivery));
  }
  return { ready, tomorrow };
}

const pickPlace = ({ accountId, channel }: Delivery) => ({ accountId, channel });
function toMessage(group: readonly Wanted[]): Message {
  const [first] = group;
  if (!first) throw new Error('a message is of one delivery at least');
  const { delivery, recipient } = first;
  return {
    channel: delivery.channel,
    deliveries: group.map((item) => item.delivery),
    recipient,
    text: toChannelText(group.map((item) => item.delivery)),
    path: group.length === 1 ? delivery.path : NOTICE_LIST,
    isLimited: isLimited(delivery.kind),
  };
}

type Work = { queue: Message[]; until: number; failing: Set<Channel> };

/** The first one goes alone, so that a service that is down is asked once. Takes what it attempts from the queue. */
async function deliverOn(host: Host, channel: Channel, { queue, until, failing }: Work): Promise<number> {
  let sent = 0;
  const done: Delivery[] = [];
  const next = async (): Promise<boolean> => {
    const message = failing.has(channel) || host.now() > until || host.stopping?.aborted ? undefined : queue.shift();
    if (!message) return false;
    try {
      if (await handOver(host, message)) sent += 1;
      else await giveBack(host, message);
      done.push(...message.deliveries);
    } catch (error) {
      if (!(error instanceof DevicesUnreachable)) failing.add(channel);
      await giveBack(host, message);
      for (const delivery of message.deliveries) await noteFailure(host, delivery, error);
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

async function giveBack({ db, now }: Host, { deliveries: [first], isLimited: counts }: Message): Promise<void> {
  if (first && counts) await returnPlace(db, first, now());
}

/** Sends the message. False if there was nothing to send it to. */
async function handOver(host: Host, message: Message): Promise<boolean> {
  return message.channel === 'push' ? sendPush(host, message) : sendMail(host, message);
}

async function sendMail({ mailer, config }: Host, { deliveries, recipient, text, path }: Message) {
  const [first] = deliveries;
  if (!first) return false;
  const kinds = deliveries.map(({ kind }) => kind);
  const unsubscribePath = await toUnsubscribePath(config, { accountId: first.accountId, kinds });
  const origin = config.publicOrigin ?? null;
  await mailer.send({ to: recipient.email, ...noticeLetter({ text, kinds, path, origin, unsubscribePath }) });
  return true;
}

/**
 * To every device of the account; devices that are gone are forgotten.
 * @throws DevicesUnreachable when none of the others was reached
 */
async function sendPush({ db, push }: Host, { deliveries: [first], recipient, text, path }: Message) {
  const { devices, unread } = recipient;
  if (!first || devices.length === 0) return false;
  const { accountId, kind } = first;
  const { gone, unreachable = 0 } = await push.send({ kind, devices, payload: { ...text, path, badge: unread } });
  if (gone.length > 0) {
    const hashes = await Promise.all(gone.map(sha256Hex));
    await db.delete(pushTokens).where(and(eq(pushTokens.accountId, accountId), inArray(pushTokens.tokenHash, hashes)));
  }
  if (unreachable > 0 && unreachable + gone.length === devices.length) throw new DevicesUnreachable();
  return gone.length < devices.length;
}

/** The services of one person's devices failed; those of others need not. */
class DevicesUnreachable extends Error {
  constructor() {
    super('no device of the account could be reached');
    this.name = 'DevicesUnreachable';
  }
}

async function noteFailure({ db, log }: Host, delivery: Delivery, error: unknown) {
  const { channel, kind, attempts: tries } = delivery;
  const isOver = isLastAttempt(delivery);
  log.error(isOver ? 'notice given up' : 'notice not sent', { channel, kind, tries }, error);
  if (isOver) await deleteDeliveries(db, [delivery]);
}
