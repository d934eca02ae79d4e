import * as v from 'valibot';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from './notifications';

/** GET and PUT /mypage/notification: every kind with the channels it has, in the order they are shown. */
export const notificationChoice = v.strictObject({
  kind: v.picklist(NOTIFICATION_KINDS.map(({ kind }) => kind)),
  label: v.string(),
  hint: v.string(),
  channels: v.array(
    v.strictObject({ channel: v.picklist(NOTIFICATION_CHANNELS.map(({ channel }) => channel)), enabled: v.boolean() }),
  ),
});
export type NotificationChoice = v.InferOutput<typeof notificationChoice>;
