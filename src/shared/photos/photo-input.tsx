import { PHOTO_ACCEPT } from '@contract/uploads/photo-size';
import { type ReactNode, useRef } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';

interface PhotoInputProps {
  /** Photos uploaded or uploading. */
  count: number;
  max: number;
  onChosen: (files: File[]) => void;
  children: (choose: () => void) => ReactNode;
}

/** Selects photos from the device, up to the remaining number. */
export function PhotoInput({ count, max, onChosen, children }: PhotoInputProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const full = () => dispatch(failed(`사진은 ${max}장까지 올릴 수 있어요.`));
  return (
    <>
      {children(() => {
        if (count >= max) full();
        else input.current?.click();
      })}
      <input
        ref={input}
        type="file"
        accept={PHOTO_ACCEPT}
        multiple={max > 1}
        hidden
        aria-label="사진 고르기"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > max - count) full();
          const taken = files.slice(0, Math.max(0, max - count));
          if (taken.length > 0) onChosen(taken);
        }}
      />
    </>
  );
}
