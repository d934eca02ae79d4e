import { mailCodeProof } from '@contract/common/mail-code';
import { nameText } from '@contract/common/text';
import { uploadPath } from '@contract/uploads/uploads';
import * as v from 'valibot';
import { joinCodeInput } from './join';
import { ownPassword } from './own-password';

/** PUT /mypage/account/name (Account). The nickname is PUT /community/nickname. */
export const accountNameInput = v.object({ name: nameText('이름을') });

/** PUT /mypage/account/picture (Account): an own upload, an animal (`animalPath`), or null for none. */
export const accountPictureInput = v.object({ image: v.nullable(uploadPath) });

/**
 * POST /mypage/account/email-code (MailCodeSent): the answer is the same for an address that another account has; only
 * the mail differs.
 */
export const emailCodeInput = joinCodeInput;

/**
 * PUT /mypage/account/email (Account): the code that was mailed to the new address, and the password. A mail to the
 * old address says that it was changed.
 */
export const emailChangeInput = v.object({
  ...joinCodeInput.entries,
  ...mailCodeProof.entries,
  password: ownPassword,
});
export type EmailChangeInput = v.InferOutput<typeof emailChangeInput>;
