import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { CloseIcon, RefreshIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import type { GoingPhoto } from './use-photo-uploads';

interface GoingPhotosProps {
  photos: readonly GoingPhoto[];
  onRetry: (photo: GoingPhoto) => void;
  onForget: (id: string) => void;
}

/** Photos being uploaded, each with its progress or error. */
export function GoingPhotos({ photos, onRetry, onForget }: GoingPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <List aria-label="올리는 중인 사진">
      {photos.map((photo) => (
        <Line key={photo.id}>
          <img src={photo.url} alt="" />
          {photo.problem === null ? (
            <ProgressBar label={`${photo.file.name} 올리는 중`} value={Math.round(photo.share * 100)} />
          ) : (
            <Typography variant="small" color="error" role="alert" style={{ fontWeight: 600 }}>
              {photo.problem}
            </Typography>
          )}
          <span style={{ display: 'inline-flex' }}>
            {photo.problem === null ? null : (
              <IconButton label={`${photo.file.name} 다시 올리기`} onClick={() => onRetry(photo)}>
                <RefreshIcon size={20} />
              </IconButton>
            )}
            {photo.problem === null ? null : (
              <IconButton label={`${photo.file.name} 빼기`} onClick={() => onForget(photo.id)}>
                <CloseIcon size={20} />
              </IconButton>
            )}
          </span>
        </Line>
      ))}
    </List>
  );
}

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: space(2),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > img': { width: '56px', height: '56px', objectFit: 'cover', borderRadius: radius.small },
});

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: space(2) });
