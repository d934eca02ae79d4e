import { POST_IMAGES_MAX } from '@contract/community/posts';
import { type ReactNode, useState } from 'react';
import { PhotoInput } from '@/shared/photos/photo-input';
import { ChildPhotoNotice, hasReadPhotoNotice } from './child-photo-notice';

interface PhotoPickerProps {
  /** Photos uploaded or uploading. */
  count: number;
  onChosen: (files: File[]) => void;
  max?: number;
  children: (choose: () => void) => ReactNode;
}

/** Chooses photos; the first time on a device it shows a note about children's faces first. */
export function PhotoPicker({ count, onChosen, max = POST_IMAGES_MAX, children }: PhotoPickerProps) {
  const [warns, setWarns] = useState(false);
  return (
    <PhotoInput count={count} max={max} onChosen={onChosen}>
      {(choose) => (
        <>
          {children(() => {
            if (hasReadPhotoNotice()) choose();
            else setWarns(true);
          })}
          <ChildPhotoNotice
            open={warns}
            onClose={() => setWarns(false)}
            onRead={() => {
              setWarns(false);
              choose();
            }}
          />
        </>
      )}
    </PhotoInput>
  );
}
