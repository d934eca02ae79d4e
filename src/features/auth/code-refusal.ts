import type { ErrorCode } from '@contract/common/error-codes';
import { getFieldErrors, isApiError } from '@/shared/api/api-error';

const OF_CODE: readonly (ErrorCode | undefined)[] = ['MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED'];

/** A refusal as a form with a mailed code shows it: what speaks of the code, or of its request, stands at the code. */
export function codeRefusal(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { request_id, ...fields } = getFieldErrors(error);
  const code = fields.code ?? request_id ?? (OF_CODE.includes(error.code) ? error.message : undefined);
  return code === undefined ? error : { ...error, fields: { ...fields, code } };
}
