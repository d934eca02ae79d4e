import { MINUTE_MS } from '@contract/common/time';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { baseApi } from '@/shared/api/base-api';

/** A photo on its way to the server, and the callback of its progress from 0 to 1. */
type PhotoUpload = { file: Blob; name: string; onUploadProgress?: (share: number) => void };

/** The upload of every photo, whatever it is for: the answered path becomes part of a form. */
const photosApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedImage, PhotoUpload>({
      query: ({ file, name, onUploadProgress }) => {
        const body = new FormData();
        body.append('file', file, name);
        return { url: '/upload/image', method: 'POST', body, onUploadProgress };
      },
      // the error is shown at the photo
      extraOptions: { suppressErrorToast: true, changesNoRead: true, timeout: 2 * MINUTE_MS },
    }),
  }),
});

export const { useUploadPhotoMutation } = photosApi;
