import Typography from '@mui/material/Typography';
import { PhotoInput } from './photo-input';
import { PHOTO_SIDE, PhotoRow } from './photo-row';
import { UploadThumb } from './upload-photo';
import type { usePhotoUploads } from './use-photo-uploads';

interface PhotosFieldProps {
  label: string;
  max: number;
  /** Paths of own uploads, in their order. */
  paths: readonly string[];
  onChange: (paths: string[]) => void;
  uploads: ReturnType<typeof usePhotoUploads>;
  /** Note on the audience of the photos. */
  audience: string;
  error?: string;
}

/** Photos of a form that are not public. */
export function PhotosField({ label, max, paths, onChange, uploads, audience, error }: PhotosFieldProps) {
  return (
    <div>
      <PhotoRow
        label={label}
        max={max}
        error={error}
        uploads={uploads}
        photos={paths.map((path, index) => ({
          key: path,
          picture: <UploadThumb path={path} label={`사진 ${index + 1}`} side={PHOTO_SIDE} />,
        }))}
        onRemove={(path) => onChange(paths.filter((item) => item !== path))}
        picker={(button) => (
          <PhotoInput
            count={paths.length + uploads.going.length}
            max={max}
            onChosen={(files) => void uploads.add(files)}
          >
            {button}
          </PhotoInput>
        )}
      />
      <Typography variant="small" color="textSecondary" style={{ marginTop: 6 }}>
        {audience}
      </Typography>
    </div>
  );
}
