import styled from '@emotion/styled';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { radius } from '@/shared/tokens';

/** Light cells around the code that cameras need. */
const QUIET = 4;

interface QrCodeProps {
  /** What a camera reads: a whole address. */
  text: string;
  /** What it is for, to those who do not see it. */
  label: string;
}

/** A QR code, always dark on white: cameras read no inverted one. As wide as its place, at most 15rem. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" focusable="false">
      <path fill="#000" d={path} />
    </Code>
  );
}

/** One shape of all dark cells, each run of a row as one rectangle. */
function drawQr(text: string) {
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

const Code = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '15rem',
  margin: '0 auto',
  borderRadius: radius.small,
  background: '#fff',
});
