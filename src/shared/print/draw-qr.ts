import encodeQR from 'qr';

/** Light cells around the code that cameras need. */
const QUIET = 4;

/**
 * One shape of all dark cells, each run of a row as one rectangle.
 * @returns the side in cells, quiet ones included, and the `d` of the path
 */
export function drawQr(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        const from = x;
        while (row[x]) x++;
        if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
      return runs;
    })
    .join('');
  return { size: rows.length, path };
}
