import { parseDay } from '@contract/common/calendar';
import { cursorText, pageLimit } from '@contract/common/paging';
import { rowId, storable, typedText } from '@contract/common/text';
import * as v from 'valibot';

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

/** GET /admin/licence (LicenceBatchPage), the newest first; admins only. `kinds`: every kind of coupon there is. */
export const licenceBatchesQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type LicenceBatchesQuery = v.InferOutput<typeof licenceBatchesQuery>;

export const LICENCES_AT_ONCE = 500;
const COUNT_SENTENCE = `1개부터 ${LICENCES_AT_ONCE}개까지 만들 수 있어요.`;
/**
 * POST /admin/licence (IssuedLicences, 201): issues codes of a kind that comes by licence. The codes are answered once
 * and never stored; `id` is made by the device, and a repetition is a CONFLICT.
 */
export const issueLicencesInput = v.object({
  id: rowId,
  kind: v.pipe(
    v.string('종류를 골라 주세요.'),
    v.minLength(1, '종류를 골라 주세요.'),
    v.maxLength(40, '종류를 골라 주세요.'),
  ),
  count: v.pipe(
    v.number(COUNT_SENTENCE),
    v.integer(COUNT_SENTENCE),
    v.minValue(1, COUNT_SENTENCE),
    v.maxValue(LICENCES_AT_ONCE, COUNT_SENTENCE),
  ),
  expires_on: v.optional(
    v.nullable(
      v.pipe(
        v.string('날짜를 골라 주세요.'),
        v.check((text) => text.startsWith('20') && parseDay(text) !== null, '날짜를 골라 주세요.'),
      ),
    ),
    null,
  ),
  note: typedText('메모를', 100),
});
export type IssueLicencesInput = v.InferOutput<typeof issueLicencesInput>;
