import { INQUIRY_IMAGES_MAX } from '@contract/inquiries';
import { PhotoInput } from '@/shared/photos/photo-input';
import { PHOTO_SIDE, PhotoRow } from '@/shared/photos/photo-row';
import { Text } from '@/shared/ui/text';
import { PrivateThumb } from './private-image';
import type { useInquiryPhotos } from './use-inquiry-photos';

interface PhotosFieldProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
  uploads: ReturnType<typeof useInquiryPhotos>;
  error?: string;
}

/** Up to five photos of a question, seen by nobody but the asker and the staff. */
export function PhotosField({ names, onChange, uploads, error }: PhotosFieldProps) {
  return (
    <div>
      <PhotoRow
        label="사진"
        max={INQUIRY_IMAGES_MAX}
        error={error}
        uploads={uploads}
        photos={names.map((name, index) => ({
          key: name,
          picture: <PrivateThumb name={name} label={`사진 ${index + 1}`} side={PHOTO_SIDE} />,
        }))}
        onRemove={(name) => onChange(names.filter((one) => one !== name))}
        picker={(button) => (
          <PhotoInput
            count={names.length + uploads.going.length}
            max={INQUIRY_IMAGES_MAX}
            onChosen={(files) => void uploads.add(files)}
          >
            {button}
          </PhotoInput>
        )}
      />
      <Text variant="small" ink="soft" style={{ marginTop: 6 }}>
        나와 운영팀만 볼 수 있어요.
      </Text>
    </div>
  );
}
