import styled from '@emotion/styled';
import { useState } from 'react';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { CameraIcon, RefreshIcon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { color, radius, text } from '@/shared/ui/tokens';
import { useGetPrivateImageQuery } from './private-image-api';

const Square = styled('span')({
  ...text.caption,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: radius.field,
  border: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const Tap = styled('button')({
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: radius.field,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
const Whole = styled('img')({ display: 'block', width: '100%', height: 'auto', borderRadius: radius.field });

interface PrivateImageProps {
  name: string;
  /** What a screen reader says: '사진 1'. */
  label: string;
  /** Side in px. */
  side: number;
  /** For the staff: the inquiry it hangs on. */
  inquiryId?: string;
}

/** A picture of an inquiry as a square. */
export function PrivateThumb({ name, label, side, inquiryId }: PrivateImageProps) {
  const { data, isError } = useGetPrivateImageQuery({ name, ...(inquiryId && { inquiryId }) });
  const size = { width: side, height: side };
  if (data)
    return (
      <Square style={size}>
        <img src={data.url} alt={label} {...size} />
      </Square>
    );
  return isError ? (
    <Square style={size} role="img" aria-label={`${label}, 볼 수 없어요`}>
      <CameraIcon size={22} />
    </Square>
  ) : (
    <Skeleton shape="card" width={side} height={side} />
  );
}

/** The same, opened whole by a tap; one that could not be loaded is asked for again by it. */
export function PrivateImage(props: PrivateImageProps) {
  const { name, label, side, inquiryId } = props;
  const { data, isError, refetch } = useGetPrivateImageQuery({ name, ...(inquiryId && { inquiryId }) });
  const [open, setOpen] = useState(false);
  if (isError)
    return (
      <Tap type="button" aria-label={`${label} 다시 불러오기`} onClick={() => void refetch()}>
        <Square style={{ width: side, height: side }}>
          <RefreshIcon size={22} />
          다시
        </Square>
      </Tap>
    );
  return (
    <>
      <Tap type="button" aria-label={`${label} 크게 보기`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrivateThumb {...props} />
      </Tap>
      <BottomSheet open={open && data !== undefined} onClose={() => setOpen(false)} title={label}>
        {data ? <Whole src={data.url} alt={label} /> : null}
      </BottomSheet>
    </>
  );
}
