import type { ErrorCode } from './error-codes';

/** Every JSON answer of the API. `fields` names, for a refused form, what is wrong where it was typed. */
export type Success<T> = { success: true; data: T; message?: string };
export type Failure = { success: false; code: ErrorCode; message: string; fields?: Record<string, string> };
export type Envelope<T> = Success<T> | Failure;

/** Shown when an answer carries no sentence of its own (specification 8). */
export const DEFAULT_ERROR_MESSAGE = '서버요청 에러!';
/** Shown when a GET is answered 403 (specification 6). */
export const NO_VIEW_PERMISSION_MESSAGE = '조회 권한이 없습니다';

/** Headers that the product's own calls carry. `x-ggp-client` is what a foreign page cannot add (see CSRF in docs/adr). */
export const PROFILE_HEADER = 'profile_id';
export const CLIENT_HEADER = 'x-ggp-client';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
