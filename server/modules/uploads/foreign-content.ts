import type { DecodableKind } from './image-kind';

type Bytes = Uint8Array;

/** Start of a tail, after blanks, that opens as something else: an archive, a program, a page. */
const OTHER_FILE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures of files are bytes, not letters
  /^[\s\0]*(?:PK(?:\x03\x04|\x05\x06|\x07\x08)|Rar!|7z\xbc\xaf|\x7fELF|GIF8|%PDF|<(?:!doctype|!--|html|head|body|svg|img|\?php))/i;
const TAIL_BYTES = 256;
/** An SVG tag counts when `xmlns` or a handler is set within so many bytes. */
const SVG_TAG_BYTES = 240;
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX = 0xffff;

/**
 * True if a picture is also a page, a program or an archive (a polyglot). Data that phones append is allowed: the film
 * of a motion photo, further pictures of an MPF, a gain map. Linear in the size; ten megabytes take tens of
 * milliseconds, so servers run it in a worker thread.
 */
export function hasForeignContent(kind: DecodableKind, bytes: Bytes): boolean {
  if (hasActiveContent(bytes) || endsAsZip(bytes)) return true;
  // Its first segment is 12,074 bytes long only so that its length reads '/*' as a script.
  if (kind === 'jpeg' && bytes[4] === 0x2f && bytes[5] === 0x2a) return true;
  const end = findEnd[kind](bytes);
  return end !== null && OTHER_FILE.test(String.fromCharCode(...bytes.subarray(end, end + TAIL_BYTES)));
}

const byteAt = (bytes: Bytes, at: number): number => bytes[at] ?? 0;
const isSpace = (byte: number) => (byte >= 0x09 && byte <= 0x0d) || byte === 0x20 || byte === 0xa0;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
/** Lower case for ASCII letters, every other byte as it is. */
const toLower = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte);
const isLetter = (byte: number) => toLower(byte) >= 0x61 && toLower(byte) <= 0x7a;

type Beginning = { letters: number[]; isFollowed: (bytes: Bytes, at: number) => boolean };
const beginning = (text: string, isFollowed: Beginning['isFollowed'] = () => true): Beginning => ({
  letters: Array.from(text, (letter) => letter.charCodeAt(0)),
  isFollowed,
});
/** Markup no camera writes, long enough not to occur by chance in ten megabytes of pixels. In lower case. */
const ACTIVE: readonly Beginning[] = [
  beginning('<script'),
  beginning('<iframe'),
  beginning('<!doctype html'),
  beginning('<?php', (bytes, at) => isSpace(byteAt(bytes, at))),
  beginning(
    '<svg',
    (bytes, at) => (isSpace(byteAt(bytes, at)) || bytes[at] === 0x2f) && setsSvgAttribute(bytes, at + 1),
  ),
  beginning(
    '%pdf-',
    (bytes, at) =>
      (bytes[at] === 0x31 || bytes[at] === 0x32) && bytes[at + 1] === 0x2e && isDigit(byteAt(bytes, at + 2)),
  ),
];
/** By the second byte: most of what begins like one of them ends there. */
const BY_SECOND: readonly (readonly Beginning[])[] = Array.from({ length: 256 }, (_, byte) =>
  ACTIVE.filter(({ letters }) => letters[1] === toLower(byte)),
);

function hasActiveContent(bytes: Bytes): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== 0x3c && byte !== 0x25) continue;
    for (const active of BY_SECOND[byteAt(bytes, at + 1)] ?? []) if (isActiveAt(active, bytes, at)) return true;
  }
  return false;
}

function isActiveAt({ letters, isFollowed }: Beginning, bytes: Bytes, at: number): boolean {
  for (let index = 0; index < letters.length; index += 1)
    if (toLower(byteAt(bytes, at + index)) !== letters[index]) return false;
  return isFollowed(bytes, at + letters.length);
}

/** `xmlns =` or `on… =` before the tag ends. The next tag ends it too, so no byte is read for two tags. */
function setsSvgAttribute(bytes: Bytes, from: number): boolean {
  const end = Math.min(bytes.length, from + SVG_TAG_BYTES);
  let name = '';
  let isNameOver = false;
  for (let at = from; at < end; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte === 0x3c || byte === 0x3e) return false;
    if (isLetter(byte)) {
      name = (isNameOver ? '' : name) + String.fromCharCode(toLower(byte));
      isNameOver = false;
    } else if (isSpace(byte)) isNameOver = true;
    else if (byte === 0x3d && isActiveName(name)) return true;
    else name = '';
  }
  return false;
}

function isActiveName(name: string): boolean {
  const handler = name.indexOf('on');
  return name.endsWith('xmlns') || (handler >= 0 && handler + 2 < name.length);
}

/** A ZIP is read from its end: a record there whose comment reaches exactly to the last byte. */
function endsAsZip(bytes: Bytes): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX);
  for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    const comment = byteAt(bytes, at + 20) | (byteAt(bytes, at + 21) << 8);
    if (at + ZIP_END_BYTES + comment === bytes.length && matches(bytes, at, ZIP_END)) return true;
  }
  return false;
}

const matches = (bytes: Bytes, at: number, text: string) => {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
};

/** Where a picture ends by its own format; null when the format does not say. */
const findEnd: Record<DecodableKind, (bytes: Bytes) => number | null> = {
  jpeg: (bytes) => {
    let at = 2;
    while (at + 1 < bytes.length) {
      const marker = byteAt(bytes, at + 1);
      if (bytes[at] !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7))
        at += 1; // inside a scan
      else if (marker === 0xd9) return at + 2;
      else if (marker === 0xff || marker === 0x01) at += 1;
      else at += 2 + ((byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3));
    }
    return null;
  },
  png: (bytes) => {
    let at = 8;
    while (at + 8 <= bytes.length) {
      const isLast = matches(bytes, at + 4, 'IEND');
      at += 12 + bigEndian(bytes, at);
      if (isLast) return at;
    }
    return null;
  },
  webp: (bytes) => 8 + littleEndian(bytes, 4),
};

/** Four bytes as a number, unsigned. */
const bigEndian = (bytes: Bytes, at: number): number =>
  byteAt(bytes, at) * 2 ** 24 + ((byteAt(bytes, at + 1) << 16) | (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3));
const littleEndian = (bytes: Bytes, at: number): number =>
  byteAt(bytes, at + 3) * 2 ** 24 + ((byteAt(bytes, at + 2) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at));
