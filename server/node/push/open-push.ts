import type { Config } from '@server/config';
import type { Database } from '@server/db/database';
import type { PushSender } from '@server/deps';
import type { Log } from '@server/lib/log';
import { devicePush } from './device-push';
import { fcmPush, readServiceAccount } from './fcm-push';
import { post } from './send-result';
import { sharedVapidKey, vapidKeys } from './vapid-keys';
import { webPush } from './web-push';

const now = Date.now;

/** The sender of pushes as it is configured. @throws Error when the service account's file cannot be read */
export async function openPush(
  { vapidPrivateKey, pushHosts: hosts, fcmServiceAccount, operator }: Config,
  { db, log }: { db: Database; log: Log },
): Promise<{ sender: PushSender; publicKey: string }> {
  const keys = await vapidKeys(vapidPrivateKey ?? (await sharedVapidKey(db)));
  const account = fcmServiceAccount === null ? null : await readServiceAccount(fcmServiceAccount);
  const web = webPush({ keys, contact: `mailto:${operator.email}`, hosts, post, now });
  const fcm = account && fcmPush(account, { post, now });
  return { sender: devicePush({ web, fcm }, { log, now }), publicKey: keys.publicKey };
}
