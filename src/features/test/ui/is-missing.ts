import { isApiError } from '@/shared/api/api-error';

/** The server says there is no such thing (or none of ours): trying again will not help. */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 400 || error.status === 422);
