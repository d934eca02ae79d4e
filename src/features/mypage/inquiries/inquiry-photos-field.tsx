import { INQUIRY_IMAGES_MAX } from '@contract/mypage/inquiries';
import type { ComponentProps } from 'react';
import { PhotosField } from '@/shared/photos/photos-field';

/** Up to five photos of an inquiry, visible only to its author and the staff. */
export const InquiryPhotosField = (
  props: Pick<ComponentProps<typeof PhotosField>, 'paths' | 'onChange' | 'uploads' | 'error'>,
) => <PhotosField label="사진" max={INQUIRY_IMAGES_MAX} audience="나와 운영팀만 볼 수 있어요." {...props} />;
