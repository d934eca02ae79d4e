import { storable } from '@contract/common/text';
import * as v from 'valibot';

/**
 * `?s={expiry}.{HMAC}` behind the path of an upload: the expiry in whole hours since the epoch, then 64 hex digits; of a
 * picture of a child with the account it was signed for in between.
 */
const SIGNATURES =
  /((?:photos|private)\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp)\?s=[0-9]{1,9}\.(?:[0-9a-f]{32}\.)?[0-9a-f]{64}/g;

/** The same text with every path of an upload as it is stored: without the signature that an answer put behind it. */
export const withoutSignatures = (text: string): string => text.replace(SIGNATURES, '$1');

/** Path of an own upload as an answer gave it, signed or not; the signature is dropped and never stored. */
export const uploadPath = v.pipe(
  v.string('사진을 다시 올려 주세요.'),
  storable,
  v.maxLength(200, '사진을 다시 올려 주세요.'),
  v.transform(withoutSignatures),
);
