import type { ImageKind } from './image-kind';

/** What nobody's camera writes, long enough never to come about by chance in ten megabytes of pixels. */
const ACTIVE =
  /^(?:<script|<iframe|<!doctype html|<\?php\s|<svg[\s/][^<>]{0,200}?(?:xmlns|on[a-z]+)\s*=|%PDF-[12]\.\d)/i;
const ACTIVE_BEGINS = [0x3c, 0x25];
/** The second letter of all of them, small; most that begins like one ends here. */
const ACTIVE_NEXT = new Set(Array.from('si!?p', (letter) => letter.charCodeAt(0)));
const ACTIVE_LOOKED_AT = 240;
/** What a tail begins with, after blanks, when somebody opens it as something else: an archive, a program, a page. */
const OTHER_FILE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures of files are bytes, not letters
  /^[\s\0]*(?:PK(?:\x03\x04|\x05\x06|\x07\x08)|Rar!|7z\xbc\xaf|\x7fELF|GIF8|%PDF|<(?:!doctype|!--|html|head|body|svg|img|\?php))/i;
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX = 0xffff;
const TAIL_LOOKED_AT = 256;

/**
 * Whether a picture is a page, a program or an archive besides: such files are made on purpose. What phones put behind
 * the picture themselves is no stowaway: the film of a motion photo, the further pictures of an MPF, a gain map.
 */
export function hasStowaway(kind: Exclude<ImageKind, 'heic'>, bytes: Uint8Array): boolean {
  if (holdsActive(bytes) || endsAsZip(bytes)) return true;
  // its first segment is 12,074 bytes long only so that its length reads '/*' as a script
  if (kind === 'jpeg' && lettersOf(bytes, 4, 2) === '/*') return true;
  const end = endOf[kind](bytes);
  return end !== null && OTHER_FILE.test(lettersOf(bytes, end, TAIL_LOOKED_AT));
}

const lettersOf = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function holdsActive(bytes: Uint8Array): boolean {
  return ACTIVE_BEGINS.some((first) => {
    for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
      if (ACTIVE_NEXT.has((bytes[at + 1] ?? 0) | 0x20) && ACTIVE.test(lettersOf(bytes, at, ACTIVE_LOOKED_AT)))
        return true;
    return false;
  });
}

/** A ZIP is read from its end: a record there whose comment reaches exactly to the last byte. */
function endsAsZip(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX);
  for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (lettersOf(bytes, at, 4) !== ZIP_END) continue;
    const comment = viewOf(bytes, at + 20, 2, (view) => view.getUint16(0, true));
    if (at + ZIP_END_BYTES + comment === bytes.length) return true;
  }
  return false;
}

/** Where a picture ends by its own format, null where it does not say so. */
const endOf: Record<Exclude<ImageKind, 'heic'>, (bytes: Uint8Array) => number | null> = {
  jpeg: (bytes) => {
    let at = 2;
    while (at + 1 < bytes.length) {
      const marker = bytes[at + 1] ?? 0;
      if (bytes[at] !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7))
        at += 1; // inside a scan
      else if (marker === 0xd9) return at + 2;
      else if (marker === 0xff || marker === 0x01) at += 1;
      else at += 2 + viewOf(bytes, at + 2, 2, (view) => view.getUint16(0));
    }
    return null;
  },
  png: (bytes) => {
    let at = 8;
    while (at + 8 <= bytes.length) {
      const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
      at += 12 + viewOf(bytes, at, 4, (view) => view.getUint32(0));
      if (name === 'IEND') return at;
    }
    return null;
  },
  webp: (bytes) => 8 + viewOf(bytes, 4, 4, (view) => view.getUint32(0, true)),
};

/** A number of the file; 0 past its end. */
const viewOf = (bytes: Uint8Array, at: number, size: number, read: (view: DataView) => number): number =>
  at + size <= bytes.length ? read(new DataView(bytes.buffer, bytes.byteOffset + at, size)) : 0;
