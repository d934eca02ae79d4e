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

/** Seconds after which a store of files is asked again. */
const FILES_RETRY_AFTER = 5;

/** The store of uploads could not be reached or refused the request; the request can be repeated. */
export class FilesUnavailable extends AppError {
  /** System code, or status and code of the store's answer; for the log. */
  readonly reason: string;

  constructor(reason: string) {
    super('UNAVAILABLE', { retryAfter: FILES_RETRY_AFTER });
    this.name = 'FilesUnavailable';
    this.reason = reason;
  }
}
