import type { PushSender } from '@server/deps';
import type { Log } from '@server/lib/log';

/** Default without a push service: logs the kind and the number of devices only. */
export const logPush = (log: Log): PushSender => ({
  send: async ({ kind, devices }) => {
    log.info('push', { kind, devices: devices.length });
    return { gone: [] };
  },
});
