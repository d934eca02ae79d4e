import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compress } from '@server/deps';

/** Of 20 KB of JSON the lowest gzip leaves 32 %, Brotli's third level 30 % in the same time, its eleventh costs fifty times it. */
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [QUICK, SMALLEST] = [brotli(3), brotli(9)];

/** On the calling thread: a hop to the pool costs more than most answers. */
export const compress: Compress = (text, coding, effort) => {
  if (coding === 'br') return brotliCompressSync(text, effort ? SMALLEST : QUICK);
  return gzipSync(text, { level: effort ? 9 : 1 });
};
