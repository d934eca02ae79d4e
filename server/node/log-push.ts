import type { Log, PushSender } from '@server/deps';

/** Where no service delivers pushes: says of each what kind it was and how many phones it was for, and nothing more. */
export const logPush = (log: Log): PushSender => ({
  send: async ({ kind, devices }) => {
    log.info('push', { kind, devices: devices.length });
    return { gone: [] };
  },
});
