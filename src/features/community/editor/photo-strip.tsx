import { POST_IMAGES_MAX } from '@contract/community/posts';
import styled from '@emotion/styled';
import { uploadUrl } from '@/shared/api/config';
import { PHOTO_SIDE, PhotoRow } from '@/shared/photos/photo-row';
import { usePhotoUploads } from '@/shared/photos/use-photo-uploads';
import { radius } from '@/shared/tokens';
import { PhotoPicker } from './photo-picker';

interface PhotoStripProps {
  label: string;
  /** Paths of own uploads, in their order. */
  paths: readonly string[];
  onChange: (change: (paths: readonly string[]) => string[]) => void;
  max?: number;
  error?: string;
}

/** The photos of a review or an entry, below its words. */
export function PhotoStrip({ label, paths, onChange, max = POST_IMAGES_MAX, error }: PhotoStripProps) {
  const uploads = usePhotoUploads(({ path }) => onChange((all) => [...all, path]));
  return (
    <PhotoRow
      label={label}
      max={max}
      error={error}
      uploads={uploads}
      photos={paths.map((path, index) => ({
        key: path,
        picture: (
          <Photo
            src={uploadUrl(path, 320)}
            alt={`사진 ${index + 1}`}
            width={PHOTO_SIDE}
            height={PHOTO_SIDE}
            style={{ width: PHOTO_SIDE, height: PHOTO_SIDE }}
          />
        ),
      }))}
      onRemove={(path) => onChange((all) => all.filter((item) => item !== path))}
      picker={(button) => (
        <PhotoPicker
          count={paths.length + uploads.going.length}
          max={max}
          onChosen={(files) => void uploads.add(files)}
        >
          {button}
        </PhotoPicker>
      )}
    />
  );
}

const Photo = styled('img')({ display: 'block', objectFit: 'cover', borderRadius: radius.field });
