/** Entries of a POSIX tar archive (ustar), so that a backup can be looked into with any tar. */
export const BLOCK = 512;
/** Two empty blocks end an archive. */
export const END = new Uint8Array(2 * BLOCK);
const NAME_BYTES = 100;

const ascii = new TextEncoder();

/** Bytes that fill the last block of an entry. */
export const paddingAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** @param seconds since the epoch */
export function tarHeader(name: string, size: number, seconds: number): Uint8Array<ArrayBuffer> {
  if (ascii.encode(name).length > NAME_BYTES) throw new Error('a name in a backup has at most 100 bytes');
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(ascii.encode(text), at);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  write(name, 0);
  write(octal(0o600, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(seconds, 11), 136);
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\x0000', 257);
  write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return header;
}

/** Name and size of an entry; null for the empty block that ends an archive. */
export function parseTarHeader(header: Uint8Array): { name: string; size: number } | null {
  const text = (from: number, to: number) => new TextDecoder().decode(header.subarray(from, to)).replace(/\0.*$/s, '');
  const name = text(0, NAME_BYTES);
  return name === '' ? null : { name, size: Number.parseInt(text(124, 136), 8) };
}
