import styled from '@emotion/styled';
import { useState } from 'react';
import { uploadUrl } from '@/shared/api/config';
import { color, radius, text } from '@/shared/tokens';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { CameraIcon, RefreshIcon } from '@/shared/ui/icon';

interface UploadThumbProps {
  /** As an answer gave it, signed. */
  path: string;
  /** What a screen reader says: '사진 1'. */
  label: string;
  /** Side in px. */
  side: number;
  onError?: () => void;
}

/** An uploaded picture as a square. */
export function UploadThumb({ path, label, side, onError }: UploadThumbProps) {
  const [broken, setBroken] = useState<string>();
  const size = { width: side, height: side };
  if (broken === path)
    return (
      <Square style={size} role="img" aria-label={`${label}, 볼 수 없어요`}>
        <CameraIcon size={22} />
      </Square>
    );
  return (
    <Square style={size}>
      <img
        src={uploadUrl(path)}
        alt={label}
        {...size}
        style={size}
        onError={() => {
          setBroken(path);
          onError?.();
        }}
      />
    </Square>
  );
}

interface UploadPhotoProps extends Omit<UploadThumbProps, 'onError'> {
  /** Fetches a new signed address. */
  onRetry: () => void;
}

/** The same, opened in full by a tap; after a failure the tap reloads it. */
export function UploadPhoto({ onRetry, ...thumb }: UploadPhotoProps) {
  const { path, label, side } = thumb;
  const [broken, setBroken] = useState<string>();
  const [open, setOpen] = useState(false);
  if (broken === path)
    return (
      <Tap
        type="button"
        aria-label={`${label} 다시 불러오기`}
        onClick={() => {
          setBroken(undefined);
          onRetry();
        }}
      >
        <Square style={{ width: side, height: side }}>
          <RefreshIcon size={22} />
          다시
        </Square>
      </Tap>
    );
  return (
    <>
      <Tap type="button" aria-label={`${label} 크게 보기`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadThumb {...thumb} onError={() => setBroken(path)} />
      </Tap>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={label}>
        <Whole src={uploadUrl(path)} alt={label} />
      </BottomSheet>
    </>
  );
}

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
  '& > img': { display: 'block', objectFit: 'cover' },
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
