import { isApiError } from '@/shared/api/api-error';

/** Whether what an address names is no more, or never was: an id of the wrong shape names nothing. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.code === 'INVALID_INPUT');
