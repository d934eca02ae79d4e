import { MINUTE_MS } from '@contract/common/time';
import type { PushDevice, PushPayload, PushSender } from '@server/deps';
import type { Log } from '@server/lib/log';
import type { fcmPush } from './fcm-push';
import type { SendResult } from './send-result';
import type { webPush } from './web-push';

type Senders = {
  /** Null: browsers get none. */
  web: ReturnType<typeof webPush> | null;
  /** Null: shells get none. */
  fcm: ReturnType<typeof fcmPush> | null;
};
type Host = { log: Log; now: () => number };

const FCM = 'fcm';

/**
 * Sends each push to the service of its device. A service that failed is left alone for a minute. A device without a
 * sender is written to the log by its kind, as if it had been reached.
 */
export function devicePush({ web, fcm }: Senders, { log, now }: Host): PushSender {
  const restUntil = new Map<string, number>();
  const sendTo = async (device: PushDevice, payload: PushPayload, kind: string): Promise<SendResult> => {
    if (device.platform === 'web' ? web === null : fcm === null) {
      log.info('push', { kind, platform: device.platform });
      return 'sent';
    }
    const service = device.platform === 'web' ? new URL(device.token).origin : FCM;
    if ((restUntil.get(service) ?? 0) > now()) return 'unreachable';
    const result = await (device.platform === 'web' ? web?.(device, payload) : fcm?.(device, payload))?.catch(
      (error: unknown) => {
        restUntil.set(service, now() + MINUTE_MS);
        log.warn('push service unreachable', { service, error: error instanceof Error ? error.name : 'unknown' });
        return 'unreachable' as const;
      },
    );
    return result ?? 'unreachable';
  };
  return {
    send: async ({ kind, devices, payload }) => {
      const results = await Promise.all(devices.map((device) => sendTo(device, payload, kind)));
      const gone = devices.filter((_, index) => results[index] === 'gone').map(({ token }) => token);
      return { gone, unreachable: results.filter((result) => result === 'unreachable').length };
    },
  };
}
