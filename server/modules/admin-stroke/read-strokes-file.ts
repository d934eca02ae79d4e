import {
  hasWordTwice,
  type StrokesFile,
  strokesFileHead,
  strokesFileRecord,
  WORD_TWICE,
} from '@contract/admin-stroke/strokes';
import { AppError } from '@server/http/errors';
import { parseJson } from '@server/http/input/body';
import { check } from '@server/http/input/validate';
import { yieldToEventLoop } from '@server/lib/yield-to-event-loop';
import type * as v from 'valibot';

/** Its largest drawing takes some milliseconds to parse and check. */
const RECORDS_AT_ONCE = 2;
const RECORDS_MAX = 2000;
/** Twice the size of a drawing of 2,000 points with each number on its own line. */
const RECORD_MAX_BYTES = 256 * 1024;
/** All that is not a record. */
const HEAD_MAX_BYTES = 64 * 1024;

/**
 * A set of strokes as the stroke tool exports it. Its records are parsed and checked a few at a time, so that other
 * requests run between them.
 * @throws AppError MALFORMED_JSON, INVALID_INPUT, TOO_LARGE
 */
export async function readStrokesFile(bytes: Uint8Array): Promise<StrokesFile> {
  const { head, slices } = splitRecords(bytes);
  await yieldToEventLoop();
  const { records: places, ...rest } = check(strokesFileHead, parseJson(head));
  // An object anywhere else than among the records.
  if (places.length !== slices.length) throw new AppError('MALFORMED_JSON');
  const records: v.InferOutput<typeof strokesFileRecord>[] = [];
  for (const [index, slice] of slices.entries()) {
    records.push(check(strokesFileRecord, parseJson(slice), `records.${index}`));
    if (index % RECORDS_AT_ONCE === RECORDS_AT_ONCE - 1) await yieldToEventLoop();
  }
  if (hasWordTwice(records)) throw new AppError('INVALID_INPUT', { fields: { records: WORD_TWICE } });
  return { ...rest, records };
}

const [QUOTE, BACKSLASH, ARRAY, OBJECT, NOUGHT] = [0x22, 0x5c, 0x5b, 0x7b, 0x30];
/** A record is an object in a list in an object. */
const RECORD_DEPTH = 3;

/**
 * The bytes of each record, and the file with `0` in their places. Parsing some megabytes at once blocks too long: a
 * quarter of a second for nested brackets.
 */
function splitRecords(bytes: Uint8Array): { head: Uint8Array; slices: Uint8Array[] } {
  const slices: Uint8Array[] = [];
  const head: number[] = [];
  let depth = 0;
  let start = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isOutside = depth < RECORD_DEPTH;
    if (byte === QUOTE) isText = !isText;
    else if (isText && byte === BACKSLASH) {
      if (isOutside) head.push(byte);
      at += 1;
    } else if (!isText && (byte === ARRAY || byte === OBJECT)) {
      depth += 1;
      if (depth === RECORD_DEPTH) start = at;
    } else if (!isText && (byte === ARRAY + 2 || byte === OBJECT + 2)) {
      // Their ends are two characters further in ASCII.
      depth -= 1;
      if (depth === RECORD_DEPTH - 1) {
        slices.push(bytes.subarray(start, at + 1));
        head.push(NOUGHT);
        continue;
      }
    }
    if (depth < RECORD_DEPTH) head.push(bytes[at] ?? 0);
    else if (at - start > RECORD_MAX_BYTES) throw new AppError('TOO_LARGE');
    if (slices.length > RECORDS_MAX || head.length > HEAD_MAX_BYTES) throw new AppError('TOO_LARGE');
  }
  return { head: Uint8Array.from(head), slices };
}
