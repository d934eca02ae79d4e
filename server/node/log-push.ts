import type { PushSender } from '@server/deps';
import type { Log } from '@server/lib/log';

/** Where no service delivers pushes: says of each what kind it was and how many phones it was for, and nothing more. */
export const logPush = (log: Log): PushSender => ({
  send: async ({ kind, devices }) => {
    log.info('push', { kind, devices: devices.length });
    return { gone: [] };
  },
});
