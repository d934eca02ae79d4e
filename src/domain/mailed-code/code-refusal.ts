import type { ErrorCode } from '@contract/common/error-codes';
import { getFieldErrors, isApiError } from '@/shared/api/api-error';

const OF_CODE: readonly (ErrorCode | undefined)[] = ['MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED'];

/** Shows a refusal in a form with a mailed code: errors about the code or its request go to the code's field. */
export function codeRefusal(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { request_id, ...fields } = getFieldErrors(error);
  const code = fields.code ?? request_id ?? (OF_CODE.includes(error.code) ? error.message : undefined);
  return code === undefined ? error : { ...error, fields: { ...fields, code } };
}
