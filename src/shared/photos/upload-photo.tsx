import { withoutSignatures } from '@contract/uploads/uploads';
import styled from '@emotion/styled';
import { useState } from 'react';
import { uploadUrl } from '@/shared/api/config';
import { CameraIcon, RefreshIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';
import { usePhotoViewer } from './use-photo-viewer';

interface UploadThumbProps {
  /** As an answer gave it, signed. */
  path: string;
  /** Accessible name: '사진 1'. */
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
        src={uploadUrl(path, 320)}
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

interface UploadPhotosProps {
  /** As an answer gave them, signed. */
  paths: readonly string[];
  /** Name of the photos: '사진', then numbered. */
  label: string;
  side: number;
  /** Fetches new signed addresses. */
  onRetry: () => void;
}

/** Private photos as squares; a tap opens the viewer, after a failure it reloads the photo. */
export function UploadPhotos({ paths, label, side, onRetry }: UploadPhotosProps) {
  const photos = paths.map((path, index) => ({ path, alt: `${label} ${index + 1}` }));
  const { open, viewer } = usePhotoViewer(photos);
  return (
    <>
      <Row aria-label={label}>
        {photos.map(({ path, alt }, index) => (
          <li key={withoutSignatures(path)}>
            <UploadPhoto path={path} label={alt} side={side} onOpen={() => open(index)} onRetry={onRetry} />
          </li>
        ))}
      </Row>
      {viewer}
    </>
  );
}

interface UploadPhotoProps extends Omit<UploadThumbProps, 'onError'>, Pick<UploadPhotosProps, 'onRetry'> {
  onOpen: () => void;
}

function UploadPhoto({ onOpen, onRetry, ...thumb }: UploadPhotoProps) {
  const { path, label, side } = thumb;
  const [broken, setBroken] = useState<string>();
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
    <Tap type="button" aria-label={`${label} 크게 보기`} aria-haspopup="dialog" onClick={onOpen}>
      <UploadThumb {...thumb} onError={() => setBroken(path)} />
    </Tap>
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

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
