import { CLIENT_HEADER, PROFILE_HEADER } from '@contract/common/envelope';

/** Headers of every call (specification 7): the bearer token and the selected child where there are any. */
export const requestHeaders = (token: string | null, profileId: string | null): Record<string, string> => ({
  accept: 'application/json',
  [CLIENT_HEADER]: 'web',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(profileId && { [PROFILE_HEADER]: profileId }),
});
