import * as v from 'valibot';

export const PUSH_PLATFORMS = ['ios', 'android'] as const;

/** PUT device/push-token: push token of this session's device, deleted with the session. */
export const pushTokenInput = v.object({
  token: v.pipe(
    v.string('알림을 받을 기기를 알 수 없어요.'),
    v.regex(/^[\x21-\x7e]{16,4096}$/, '알림을 받을 기기를 알 수 없어요.'),
  ),
  platform: v.picklist(PUSH_PLATFORMS, '알림을 받을 기기를 알 수 없어요.'),
});
export type PushTokenInput = v.InferOutput<typeof pushTokenInput>;
