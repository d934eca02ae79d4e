import { IMAGE_MAX_BYTES } from '@contract/profiles/profile';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { useUploadPhotoMutation } from './photos-api';

/** A photo being uploaded: previewed from the device, with its progress. */
export type GoingPhoto = { id: string; file: File; url: string; share: number; problem: string | null };

const TOO_LARGE = '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.';

/** Its code comes with the first photo chosen; without it the original is sent. */
const shrink = (file: File): Promise<File> =>
  import('./shrink-photo').then(({ shrinkPhoto }) => shrinkPhoto(file)).catch(() => file);

/**
 * Photos being uploaded, made smaller before. One that fails remains, with a retry; other fields are not affected.
 * @param onUploaded receives the server's answer
 */
export function usePhotoUploads(onUploaded: (stored: UploadedImage) => void) {
  const [upload] = useUploadPhotoMutation();
  const [going, setGoing] = useState<readonly GoingPhoto[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const created = urls.current;
    return () => {
      for (const url of created) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (id: string, part: Partial<GoingPhoto>) =>
    setGoing((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const forget = (id: string) => setGoing((all) => all.filter((item) => item.id !== id));

  const send = async ({ id, file }: Pick<GoingPhoto, 'id' | 'file'>) => {
    change(id, { problem: null, share: 0 });
    const photo = await shrink(file);
    if (photo.size > IMAGE_MAX_BYTES) {
      change(id, { problem: TOO_LARGE });
      return;
    }
    const { data, error } = await upload({
      file: photo,
      name: photo.name,
      onUploadProgress: (share) => change(id, { share }),
    });
    if (data) {
      onUploaded(data);
      forget(id);
    } else change(id, { problem: getErrorMessage(error) });
  };

  return {
    going,
    busy: going.some(({ problem }) => problem === null),
    async add(files: readonly File[]) {
      const added = files.map((file): GoingPhoto => {
        const url = URL.createObjectURL(file);
        urls.current.add(url);
        return { id: newId(), file, url, share: 0, problem: null };
      });
      setGoing((all) => [...all, ...added]);
      // One after another: in the chosen order, and a slow network is not shared by several uploads.
      for (const photo of added) await send(photo);
    },
    retry: (photo: GoingPhoto) => void send(photo),
    forget,
  };
}
