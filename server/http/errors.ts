import { ERRORS, type ErrorCode } from '@contract/common/error-codes';

export type ErrorDetails = {
  /** Message by field name, for the parent. */
  fields?: Record<string, string>;
  /** Replaces the default message of the code. */
  message?: string;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
};

/**
 * The only error that services throw on purpose; `code` determines status and default message (contract/error-
 * codes.ts).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERRORS[this.code].status;
  }
}
