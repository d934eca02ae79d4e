import { sha256Hex } from '@server/lib/digest';

// Without I, L and O, which are taken for 1 and 0, and without U: thirty-two letters, so every byte is fair.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** A new code of eighty random bits: 'K3JV-9QPX-…'. */
export function newLicenceCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return grouped([...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join(''));
}

/** 'K3JV9QPX…' → 'K3JV-9QPX-…' */
const grouped = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

/** @param code as contract/history/licences.ts reads it: sixteen capitals and digits, nothing between them */
export const licenceHash = (code: string) => sha256Hex(`licence:${code}`);
