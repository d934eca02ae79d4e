import { INQUIRY_IMAGES_MAX } from '@contract/mypage/inquiries';
import { PhotoInput } from '@/shared/photos/photo-input';
import { PHOTO_SIDE, PhotoRow } from '@/shared/photos/photo-row';
import { Text } from '@/shared/ui/text';
import { InquiryThumb } from './inquiry-photo';
import type { useInquiryPhotos } from './use-inquiry-photos';

interface PhotosFieldProps {
  /** Paths of own uploads, in their order. */
  paths: readonly string[];
  onChange: (paths: string[]) => void;
  uploads: ReturnType<typeof useInquiryPhotos>;
  error?: string;
}

/** Up to five photos of an inquiry, visible only to its author and the staff. */
export function PhotosField({ paths, onChange, uploads, error }: PhotosFieldProps) {
  return (
    <div>
      <PhotoRow
        label="사진"
        max={INQUIRY_IMAGES_MAX}
        error={error}
        uploads={uploads}
        photos={paths.map((path, index) => ({
          key: path,
          picture: <InquiryThumb path={path} label={`사진 ${index + 1}`} side={PHOTO_SIDE} />,
        }))}
        onRemove={(path) => onChange(paths.filter((one) => one !== path))}
        picker={(button) => (
          <PhotoInput
            count={paths.length + uploads.going.length}
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
