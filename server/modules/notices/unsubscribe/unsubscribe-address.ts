import { type NotificationKind, notificationKind } from '@contract/notices/notifications';
import { hmacHex, isAcceptedHmac, type Secrets } from '@server/lib/digest';

/** Account and kinds whose mails an address ends. */
export type Unsubscribe = { accountId: string; kinds: readonly string[] };

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]{1,40}(?:-[a-z_]{1,40}){0,19})\.([0-9a-f]{64})$/;

/** The path in a mail: signed, so that nobody else's can be made up, and without an end, as mails are stored for years. */
export async function toUnsubscribePath(secrets: Secrets, { accountId, kinds }: Unsubscribe): Promise<string> {
  const named = [...new Set(kinds)].join('-');
  return `/unsubscribe/${accountId}.${named}.${await hmacHex(secrets.secret, signedText(accountId, named))}`;
}

/** Null for an address that was not signed here. Kinds that no longer go out by mail are left out. */
export async function readUnsubscribe(secrets: Secrets, token: string): Promise<UnsubscribeTarget | null> {
  const [, accountId, named, signature] = TOKEN.exec(token) ?? [];
  if (!accountId || !named || !signature) return null;
  if (!(await isAcceptedHmac(secrets, signedText(accountId, named), signature))) return null;
  return { accountId, kinds: named.split('-').filter(isMailed) };
}
export type UnsubscribeTarget = { accountId: string; kinds: readonly NotificationKind[] };

const signedText = (accountId: string, named: string) => `unsubscribe:${accountId}:${named}`;

const isMailed = (kind: string): kind is NotificationKind => notificationKind(kind)?.channels.email !== undefined;
