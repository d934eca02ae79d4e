import { ERRORS, type ErrorCode } from '@contract/common/error-codes';

export type ErrorDetails = {
  /** What is wrong with which field, in a sentence for the parent. */
  fields?: Record<string, string>;
  /** A sentence that says more than the code's own. */
  message?: string;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfter?: number;
};

/** The one error a service throws on purpose: a code of the contract's table, which knows status and sentence. */
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
