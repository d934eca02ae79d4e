import { choiceKey, type NotificationChoices } from '@contract/notices/notifications';
import { UNREAD_MAX } from '@contract/notices/unread';
import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { accounts, noticeDeliveries, notices, notificationChoices, pushTokens } from '@server/db/schema';
import type { PushDevice } from '@server/deps';
import type { AccessColumn } from '@server/http/context';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Delivery } from './due-deliveries';

export type Recipient = {
  email: string;
  choices: NotificationChoices;
  devices: PushDevice[];
  /** Unread notices, at most `UNREAD_MAX`. */
  unread: number;
};

/** Recipients of the deliveries, by account; without those who are leaving or frozen. Four queries, whatever the number. */
export async function getRecipients(db: Database, deliveries: readonly Delivery[]): Promise<Map<string, Recipient>> {
  const ids = [...new Set(deliveries.map(({ accountId }) => accountId))];
  const people = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), isNull(accounts.leavingAt), isNull(accounts.frozenAt)));
  const choices = await db.select().from(notificationChoices).where(inArray(notificationChoices.accountId, ids));
  const tokens = await db.select().from(pushTokens).where(inArray(pushTokens.accountId, ids));
  const unread = new Map((await countUnreadOfEach(db, ids)).map(({ accountId, count }) => [accountId, count]));
  const recipients = new Map<string, Recipient & { choices: Map<string, boolean> }>(
    people.map(({ id, email }) => [id, { email, choices: new Map(), devices: [], unread: unread.get(id) ?? 0 }]),
  );
  for (const { accountId, kind, channel, enabled } of choices)
    recipients.get(accountId)?.choices.set(choiceKey(kind, channel), enabled);
  for (const row of tokens) recipients.get(row.accountId)?.devices.push(...toDevice(row));
  return recipients;
}

function toDevice({ platform, token, p256dh, auth }: typeof pushTokens.$inferSelect): PushDevice[] {
  if (platform !== 'web') return [{ platform, token }];
  return p256dh && auth ? [{ platform, token, p256dh, auth }] : [];
}

const countUnreadOfEach = (db: Database, ids: readonly string[]) =>
  queryRows(
    db,
    sql`select ids.id as "accountId", (
        select count(*)::int from (
          select 1 from notices n where n.account_id = ids.id and n.read_at is null limit ${UNREAD_MAX}
        ) unread
      ) as count
      from (values ${sql.join(
        ids.map((id) => sql`(${id}::uuid)`),
        sql`, `,
      )}) ids (id)`,
    v.object({ accountId: v.string(), count: v.number() }),
  );

/** Ids of the deliveries about a child that their recipient does not see any more. */
export async function getUnseenIds(
  db: Database,
  accessColumn: AccessColumn,
  deliveries: readonly Delivery[],
): Promise<Set<string>> {
  const aboutChildren = deliveries.flatMap(({ id, profileId }) => (profileId === null ? [] : [id]));
  if (aboutChildren.length === 0) return new Set();
  const unseen = await db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(
      and(
        inArray(noticeDeliveries.id, aboutChildren),
        sql`${accessColumn(db, noticeDeliveries.accountId, noticeDeliveries.profileId)} is null`,
      ),
    );
  return new Set(unseen.map(({ id }) => id));
}

/** Ids of the notices that are still unread. One that is not there was deleted with the child it was about. */
export async function getUnreadIds(db: Database, deliveries: readonly Delivery[]): Promise<Set<string>> {
  const wanted = deliveries.flatMap(({ accountId, noticeId }) => (noticeId === null ? [] : [{ accountId, noticeId }]));
  if (wanted.length === 0) return new Set();
  const found = await db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        isNull(notices.readAt),
        sql`(${notices.accountId}, ${notices.id}) in (${sql.join(
          wanted.map(({ accountId, noticeId }) => sql`(${accountId}::uuid, ${noticeId}::uuid)`),
          sql`, `,
        )})`,
      ),
    );
  return new Set(found.map(({ id }) => id));
}
