import { type RefObject, useEffect } from 'react';
import type { ApiError } from '@/shared/api/api-error';
import { usePhotoUploads } from './use-photo-uploads';

/** The error of a form with a photo that failed to upload: sending would omit it silently. @param field of the photos */
export const photoLeftBehind = (field: string): ApiError => ({
  status: 422,
  message: '',
  fields: { [field]: '올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.' },
});

/**
 * The uploads of a form's photos.
 * @param goingRef the number of pending uploads, for the form's submit
 * @param add adds an uploaded photo to the form
 */
export function useFormPhotos(goingRef: RefObject<number>, add: (path: string) => void) {
  const uploads = usePhotoUploads(({ path }) => add(path));
  const { length } = uploads.going;
  useEffect(() => {
    goingRef.current = length;
  }, [goingRef, length]);
  return uploads;
}
