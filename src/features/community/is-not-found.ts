import { isApiError } from '@/shared/api/api-error';

/** True if the addressed item does not exist: deleted, unknown, or an id of the wrong shape. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.code === 'INVALID_INPUT');
