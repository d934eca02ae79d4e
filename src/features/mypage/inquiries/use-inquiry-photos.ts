import { type RefObject, useEffect } from 'react';
import type { ApiError } from '@/shared/api/api-error';
import { usePhotoUploads } from '@/shared/photos/use-photo-uploads';
import { useUploadInquiryPhotoMutation } from './inquiries-api';

/** What a form is told when a photo did not arrive: it would be left out without a word. */
export const PHOTO_LEFT_BEHIND: ApiError = {
  status: 422,
  message: '',
  fields: { images: '올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.' },
};

/**
 * The photos of an inquiry on their way.
 * @param goingRef how many are not there yet, for the form's own sending
 * @param add puts one that arrived into the form
 */
export function useInquiryPhotos(goingRef: RefObject<number>, add: (path: string) => void) {
  const [upload] = useUploadInquiryPhotoMutation();
  const uploads = usePhotoUploads(upload, ({ path }) => add(path));
  const { length } = uploads.going;
  useEffect(() => {
    goingRef.current = length;
  }, [goingRef, length]);
  return uploads;
}
