/**
 * A text file's letters, however it was saved: UTF-8 with or without its mark, UTF-16 with one, else CP949 (the
 * standard's 'euc-kr'), as Korean table programs write it.
 */
export function decodeFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** A file larger than this is no table of measurements. */
export const FILE_MAX_BYTES = 1024 * 1024;
