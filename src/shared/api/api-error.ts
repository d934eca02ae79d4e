import { DEFAULT_ERROR_MESSAGE } from '@contract/common/envelope';
import type { ErrorCode } from '@contract/common/error-codes';

/**
 * Why a call failed. `status` is the HTTP status where the server answered; else
 * NO_ANSWER (offline, refused, cut off), TIMEOUT, UNREADABLE (an answer that is no envelope) or
 * SUPERSEDED (the session it was asked in is over; never shown).
 */
export type ApiError = {
  status: number | 'NO_ANSWER' | 'TIMEOUT' | 'UNREADABLE' | 'SUPERSEDED';
  code?: ErrorCode;
  message: string;
  /** For a refused form: what is wrong, by field. */
  fields?: Record<string, string>;
  /** Seconds before a retry makes sense. */
  retryAfter?: number;
};

export const NO_ANSWER_MESSAGE = '인터넷 연결을 확인하고 다시 시도해 주세요.';
export const TIMEOUT_MESSAGE = '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.';

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

/** True when no verdict came at all: offline or timed out. */
export const gotNoAnswer = (error: unknown) =>
  isApiError(error) && (error.status === 'NO_ANSWER' || error.status === 'TIMEOUT');

/** True when there is no verdict for now: no answer at all, or the server says that it cannot give one (503 UNAVAILABLE). */
export const isUnanswered = (error: unknown): error is ApiError =>
  isApiError(error) && (gotNoAnswer(error) || (error.status === 503 && error.code === 'UNAVAILABLE'));

/** Seconds to wait after too many tries; undefined for every other failure, even one with a Retry-After. */
export const throttledFor = (error: unknown): number | undefined =>
  isApiError(error) && error.status === 429 ? error.retryAfter : undefined;

/** The message to show for anything that a hook or `unwrap()` threw. */
export const getErrorMessage = (error: unknown): string =>
  isApiError(error) && error.message ? error.message : DEFAULT_ERROR_MESSAGE;

/** The errors by field, for a form; empty without any. */
export const getFieldErrors = (error: unknown): Record<string, string> => (isApiError(error) && error.fields) || {};
