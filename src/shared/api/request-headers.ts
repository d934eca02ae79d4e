import { CLIENT_HEADER, PROFILE_HEADER } from '@contract/common/envelope';

/** Bearer token and selected profile, where present (docs/specification.md §7.1). */
export const requestHeaders = (token: string | null, profileId: string | null): Record<string, string> => ({
  accept: 'application/json',
  [CLIENT_HEADER]: 'web',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(profileId && { [PROFILE_HEADER]: profileId }),
});
