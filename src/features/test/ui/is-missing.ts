import { isApiError } from '@/shared/api/api-error';

/** Not found, or not this account's: a retry will not help. */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 400 || error.status === 422);
