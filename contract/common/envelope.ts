import type { ErrorCode } from './error-codes';

/** Every JSON answer of the API. `fields` has the messages of a refused form by field name. */
export type Success<T> = { success: true; data: T; message?: string };
export type Failure = { success: false; code: ErrorCode; message: string; fields?: Record<string, string> };
export type Envelope<T> = Success<T> | Failure;

/** Default for an answer without a message (docs/specification.md §8.1). */
export const DEFAULT_ERROR_MESSAGE = '서버요청 에러!';
/** Toast for a GET that is answered 403 (docs/specification.md §6.3). */
export const NO_VIEW_PERMISSION_MESSAGE = '조회 권한이 없습니다';

/** Request headers of the client. A page of another origin cannot add `x-ggp-client` (docs/adr/0009-the-session.md). */
export const PROFILE_HEADER = 'profile_id';
export const CLIENT_HEADER = 'x-ggp-client';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The device's clock when it sent, in ISO 8601. Times of the device in a body are corrected by its error. */
export const DEVICE_TIME_HEADER = 'x-ggp-time';
