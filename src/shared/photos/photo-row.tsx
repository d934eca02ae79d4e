import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CameraIcon, CloseIcon } from '@/shared/art/icons/further-icons';
import { color, media, overPhoto, radius, size, space, text } from '@/shared/tokens';
import { GoingPhotos } from './going-photos';
import type { usePhotoUploads } from './use-photo-uploads';

export const PHOTO_SIDE = 88;

interface PhotoRowProps {
  label: string;
  max: number;
  /** In their order. */
  photos: readonly { key: string; picture: ReactNode }[];
  onRemove: (key: string) => void;
  /** Places the button beside the file input. */
  picker: (button: (choose: () => void) => ReactNode) => ReactNode;
  uploads: Pick<ReturnType<typeof usePhotoUploads>, 'going' | 'retry' | 'forget'>;
  error?: string;
}

/** The photos of a form: an add button, the uploaded ones, and below those being uploaded. */
export function PhotoRow({ label, max, photos, onRemove, picker, uploads, error }: PhotoRowProps) {
  return (
    <Stack spacing={2} role="group" aria-label={label}>
      <Typography variant="label">
        {label} {photos.length}/{max}
      </Typography>
      <Row>
        <li>
          {picker((choose) => (
            <Add type="button" onClick={choose}>
              <CameraIcon size={26} />
              사진 넣기
            </Add>
          ))}
        </li>
        {photos.map(({ key, picture }, index) => (
          <li key={key}>
            {picture}
            <Off type="button" aria-label={`사진 ${index + 1} 빼기`} onClick={() => onRemove(key)}>
              <CloseIcon size={22} />
            </Off>
          </li>
        ))}
      </Row>
      <GoingPhotos photos={uploads.going} onRetry={uploads.retry} onForget={uploads.forget} />
      {error ? (
        <Typography variant="small" color="error" role="alert" style={{ fontWeight: 600 }}>
          {error}
        </Typography>
      ) : null}
    </Stack>
  );
}

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > li': { position: 'relative' } });

const Add = styled('button')({
  ...text.caption,
  fontWeight: 700,
  width: `${PHOTO_SIDE}px`,
  minHeight: `${PHOTO_SIDE}px`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

const Off = styled('button')({
  position: 'absolute',
  top: 0,
  right: 0,
  width: size.touch,
  height: size.touch,
  display: 'grid',
  placeItems: 'start end',
  padding: '4px',
  border: 0,
  background: 'none',
  color: overPhoto.text,
  cursor: 'pointer',
  '& > svg': { padding: '3px', borderRadius: radius.round, backgroundColor: overPhoto.ground },
});
