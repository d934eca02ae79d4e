import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { radius } from '@/shared/tokens';

interface QrCodeProps {
  /** Text for a camera: a whole address. */
  text: string;
  /** Text for those who do not see it: its purpose. */
  label: string;
}

type Drawing = { text: string; size: number; path: string };

/**
 * A QR code, always dark on white: cameras read no inverted one. As wide as its place, at most 15rem. Its space is
 * reserved until its code has loaded; the places that show it also offer the link itself.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let over = false;
    // Not by loadChunk, whose reload after a deploy would lose a link that is shown once.
    import('./draw-qr').then(
      ({ drawQr }) => !over && setDrawing({ text, ...drawQr(text) }),
      () => !over && setDrawing('failed'),
    );
    return () => {
      over = true;
    };
  }, [text]);
  if (drawing === 'failed')
    return (
      <Typography variant="small" role="alert" align="center">
        QR 코드를 그리지 못했어요. 링크로 보내 주세요.
      </Typography>
    );
  if (drawing?.text !== text) return <Space />;
  const { size, path } = drawing;
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" focusable="false">
      <path fill="#000" d={path} />
    </Code>
  );
}

const place = { display: 'block', width: '100%', maxWidth: '15rem', margin: '0 auto' } as const;

const Space = styled('span')({ ...place, aspectRatio: '1' });

const Code = styled('svg')({
  ...place,
  borderRadius: radius.small,
  background: '#fff',
});
