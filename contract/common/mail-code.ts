import * as v from 'valibot';
import { rowId, storable } from './text';

export const MAIL_CODE_LENGTH = 6;
export const MAIL_CODE_MINUTES = 10;
export const MAIL_CODE_TRIES = 5;

export const mailCode = v.pipe(
  v.string('메일로 받은 번호를 입력해 주세요.'),
  storable,
  v.transform((text) => text.normalize('NFKC').replace(/\s/g, '')),
  v.minLength(1, '메일로 받은 번호를 입력해 주세요.'),
  v.regex(/^[0-9]{6}$/, `메일로 받은 숫자 ${MAIL_CODE_LENGTH}자리를 입력해 주세요.`),
);

/** Proof of access to an address: MAIL_CODE_WRONG (with the attempts left), MAIL_CODE_EXPIRED (request a new one). */
export const mailCodeProof = v.object({
  request_id: v.pipe(v.string('번호를 먼저 받아 주세요.'), rowId),
  code: mailCode,
});
export type MailCodeProof = v.InferOutput<typeof mailCodeProof>;
