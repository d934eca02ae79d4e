import { CLIENT_HEADER, DEVICE_TIME_HEADER, PROFILE_HEADER } from '@contract/common/envelope';

/** Bearer token and selected profile, where present (docs/specification.md §7.1), and the device's clock. */
export const requestHeaders = (token: string | null, profileId: string | null): Record<string, string> => ({
  accept: 'application/json',
  [CLIENT_HEADER]: 'web',
  [DEVICE_TIME_HEADER]: new Date(Date.now()).toISOString(),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(profileId && { [PROFILE_HEADER]: profileId }),
});
