import type { ErrorCode } from '@contract/common/error-codes';
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { AppError } from '../errors';
import { readBody } from './body';

/** Allowance for the multipart envelope around the file. */
const ENVELOPE_BYTES = 64 * 1024;
/** Our forms have a file and at most one field; parsing ten megabytes of small parts would take seconds. */
const PARTS_MAX = 8;
const PART_HEADER_BYTES = 4 * 1024;
const FIELD_BYTES = 1024;

export type FormFile = {
  /** The file's name as it was sent. */
  name: string;
  bytes: Uint8Array;
  /** The other fields of the form; the last one of a name. */
  fields: ReadonlyMap<string, string>;
};

/**
 * The multipart form of a request that carries the field `file`.
 * @throws AppError `tooLarge` past `maxBytes`, BAD_REQUEST, INVALID_INPUT (field 'file', said by `missing`)
 */
export async function formFile(
  c: Context,
  { maxBytes, tooLarge, missing }: { maxBytes: number; tooLarge: ErrorCode; missing: string },
): Promise<FormFile> {
  const body = await readBody(c, maxBytes + ENVELOPE_BYTES).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? new AppError(tooLarge) : error;
  });
  let form: Form;
  try {
    form = readForm(c.req.header('content-type') ?? '', new Uint8Array(body), maxBytes);
  } catch (error) {
    throw error instanceof MaxFileSizeExceededError ? new AppError(tooLarge) : new AppError('BAD_REQUEST');
  }
  if (!form.file) throw new AppError('INVALID_INPUT', { fields: { file: missing } });
  return { ...form.file, fields: form.fields };
}

type Form = { file: { name: string; bytes: Uint8Array } | null; fields: Map<string, string> };

function readForm(contentType: string, body: Uint8Array, maxFileSize: number): Form {
  const form: Form = { file: null, fields: new Map() };
  const boundary = /^multipart\/form-data\b/i.test(contentType) ? getMultipartBoundary(contentType) : null;
  if (boundary === null) throw new Error('no multipart form');
  const limits = { maxParts: PARTS_MAX, maxHeaderSize: PART_HEADER_BYTES, maxFileSize };
  for (const part of parseMultipart(body, { boundary, ...limits })) {
    if (part.filename !== undefined) {
      if (part.name === 'file') form.file = { name: part.filename, bytes: toBytes(part) };
    } else {
      if (part.size > FIELD_BYTES) throw new Error('a field is too long');
      form.fields.set(part.name ?? '', part.text);
    }
  }
  return form;
}

/** Avoids a copy when the part is in one piece. */
const toBytes = (part: MultipartPart): Uint8Array =>
  part.content.length === 1 ? (part.content[0] ?? part.bytes) : part.bytes;
