import * as v from 'valibot';
import { storable } from './text';

/** GET /auth/join/plans: what a licence stands for. Paying is the shell's, so prices are the store's. */
export type Plan = {
  id: string;
  name: string;
  /** In one sentence. */
  summary: string;
  months: number;
  features: string[];
  /** What the shell's store calls it. */
  product_id: string;
};

export const LICENCE_EXAMPLE = 'ABCD-EFGH-JKMN-PQRS';

/** POST /auth/join/licence: sixteen letters and digits; capitals, spaces and hyphens do not matter, nor O for 0 or I, L for 1. */
export const licenceInput = v.object({
  code: v.pipe(
    v.string('이용권 번호를 입력해 주세요.'),
    storable,
    v.transform((text) =>
      text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s\-‐-―−]/g, '')
        .replace(/O/g, '0')
        .replace(/[IL]/g, '1'),
    ),
    v.minLength(1, '이용권 번호를 입력해 주세요.'),
    v.regex(/^[0-9A-Z]{16}$/, `이용권 번호 16자리를 다시 확인해 주세요. 예: ${LICENCE_EXAMPLE}`),
  ),
});
export type LicenceInput = v.InferOutput<typeof licenceInput>;

/** What a licence grants; registered twice by the same account it is the same coupon. LICENCE_UNKNOWN, LICENCE_USED. */
export type Coupon = {
  id: string;
  kind: string;
  /** '쑥쑥 이용권 3개월' */
  name: string;
  /** ISO 8601 */
  issued_at: string;
  /** ISO 8601 */
  expires_at: string;
  used_at: string | null;
};
