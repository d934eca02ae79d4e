import type { Animal } from '@contract/accounts/picture';
import { PHOTO_ACCEPT } from '@contract/uploads/photo-size';
import styled from '@emotion/styled';
import { lazy, Suspense, useId, useRef } from 'react';
import { uploadUrl } from '@/shared/api/config';
import { CameraIcon } from '@/shared/art/icons/further-icons';
import { color, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { loadCropSheet, type Photo } from './use-photo';

const CropSheet = lazy(loadCropSheet);

interface PhotoFieldProps {
  photo: Photo;
  /** Path of the uploaded photo. */
  value: string | null;
  onRemove: () => void;
  /** The server's error for it. */
  error?: string;
  /** Selects the placeholder animal, unless one is chosen. */
  seed: string;
  animal?: Animal;
  /** Name of the photo for screen readers. */
  label: string;
  /** Under the buttons while there is no photo. */
  emptyHint: string;
}

/** The photo of a child or an account: preview, choose, crop, remove. Its errors are shown here only. */
export function PhotoField(props: PhotoFieldProps) {
  const { photo, value, onRemove, error, seed, animal, label, emptyHint } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = photo.problem ?? error;
  const none = value ? '다른 사진으로 언제든 바꿀 수 있어요.' : emptyHint;
  const hint = photo.uploading ? '사진을 올리는 중이에요' : none;

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <VisuallyHidden id={`${id}-label`}>사진</VisuallyHidden>
      <Frame data-busy={photo.uploading ? '' : undefined}>
        <Avatar
          src={value ? uploadUrl(value, 320) : null}
          animal={animal}
          seed={seed}
          size={112}
          label={value ? label : undefined}
        />
      </Frame>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="사진 파일"
        accept={PHOTO_ACCEPT}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // the same file may be chosen again after a problem
          event.target.value = '';
          if (file) void photo.choose(file);
        }}
      />
      <Buttons>
        <MainButton
          look="soft"
          size="small"
          fit
          icon={<CameraIcon size={20} />}
          pending={photo.uploading}
          onClick={() => input.current?.click()}
        >
          {value ? '사진 바꾸기' : '사진 고르기'}
        </MainButton>
        {photo.retry ? (
          <MainButton look="outline" size="small" fit onClick={photo.retry}>
            다시 올리기
          </MainButton>
        ) : null}
        {value && !photo.uploading ? (
          <MainButton look="quiet" size="small" fit onClick={onRemove}>
            사진 지우기
          </MainButton>
        ) : null}
      </Buttons>
      <Help id={`${id}-help`} role={problem ? 'alert' : undefined} data-wrong={problem ? '' : undefined}>
        {problem ?? hint}
      </Help>
      <ExitTransition>
        {photo.toCrop ? (
          <Suspense>
            <CropSheet url={photo.toCrop.url} onCancel={photo.cancelCrop} onDone={photo.cropped} />
          </Suspense>
        ) : null}
      </ExitTransition>
    </Box>
  );
}

const Box = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space(3) });

const Frame = styled('div')({ position: 'relative', transition: 'opacity 140ms', '&[data-busy]': { opacity: 0.5 } });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });

const Help = styled('p')({
  ...text.small,
  color: color.inkSoft,
  textAlign: 'center',
  '&[data-wrong]': { color: color.danger, fontWeight: 600 },
});
