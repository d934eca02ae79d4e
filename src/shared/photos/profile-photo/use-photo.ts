import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { useUploadPhotoMutation } from '@/shared/photos/photos-api';
import { readPhoto } from './read-photo';

export const loadCropSheet = () => import('./crop-sheet');
const NO_TOOL = '사진 도구를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 골라 주세요.';

type Chosen = { file: File; url: string };

/**
 * A photo of a form: chosen, cropped, uploaded. A failure is stored as a message for the photo field and affects no
 * other field.
 * @param onUploaded receives the path for the form
 */
export function usePhoto(onUploaded: (path: string) => void) {
  const [uploadPhoto] = useUploadPhotoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [uploading, setUploading] = useState(false);
  /** Photo of a failed upload, to be sent again. */
  const [unsent, setUnsent] = useState<{ image: Blob; name: string } | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const url = chosen?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const upload = (image: Blob, name: string) => {
    setProblem(null);
    setUnsent(null);
    setUploading(true);
    const sending = uploadPhoto({ file: image, name })
      .unwrap()
      .then(({ path }) => {
        onUploaded(path);
        return true;
      })
      .catch((error: unknown) => {
        setProblem(getErrorMessage(error));
        setUnsent({ image, name });
        return false;
      })
      .finally(() => {
        underWay.current = null;
        setUploading(false);
      });
    underWay.current = sending;
  };

  return {
    problem,
    uploading,
    /** The photo to crop now. */
    toCrop: chosen,
    async choose(file: File) {
      setProblem(null);
      setUnsent(null);
      const photo = await readPhoto(file);
      if (photo.problem !== null) return setProblem(photo.problem);
      // had before it is shown: code that does not come must not take the form down with it
      const tool = await loadCropSheet().catch(() => null);
      if (tool) return setChosen({ file, url: photo.url });
      URL.revokeObjectURL(photo.url);
      setProblem(NO_TOOL);
    },
    cropped(image: Blob | null) {
      if (!chosen) return;
      upload(image ?? chosen.file, image ? 'photo.jpg' : chosen.file.name);
      setChosen(null);
    },
    cancelCrop: () => setChosen(null),
    retry: unsent ? () => upload(unsent.image, unsent.name) : null,
    forget() {
      setProblem(null);
      setUnsent(null);
    },
    /** Waits for a pending upload; false when it failed, so that a form is not saved without the photo it shows. */
    settled: (): Promise<boolean> => underWay.current ?? Promise.resolve(true),
  };
}

export type Photo = ReturnType<typeof usePhoto>;
