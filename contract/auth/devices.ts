import * as v from 'valibot';

const SHELL_PLATFORMS = ['ios', 'android'] as const;
export const PUSH_PLATFORMS = [...SHELL_PLATFORMS, 'web'] as const;

const UNKNOWN = '알림을 받을 기기를 알 수 없어요.';

/** PUT device/push-token: push token of this session's device, deleted with the session. */
const shellTokenInput = v.object({
  platform: v.picklist(SHELL_PLATFORMS, UNKNOWN),
  token: v.pipe(v.string(UNKNOWN), v.regex(/^[\x21-\x7e]{16,4096}$/, UNKNOWN)),
});
const webSubscriptionInput = v.object({
  platform: v.literal('web', UNKNOWN),
  /** Address at the browser's push service. */
  token: v.pipe(v.string(UNKNOWN), v.regex(/^https?:\/\/[\x21-\x7e]{8,2048}$/, UNKNOWN)),
  /** Uncompressed P-256 point and secret of 16 bytes, base64url without padding. */
  p256dh: v.pipe(v.string(UNKNOWN), v.regex(/^B[\w-]{86}$/, UNKNOWN)),
  auth: v.pipe(v.string(UNKNOWN), v.regex(/^[\w-]{22}$/, UNKNOWN)),
});
export const pushTokenInput = v.variant('platform', [shellTokenInput, webSubscriptionInput], UNKNOWN);
export type PushTokenInput = v.InferOutput<typeof pushTokenInput>;
