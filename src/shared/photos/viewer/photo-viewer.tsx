import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import Lightbox, { type ControllerRef, useController, useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { uploadUrl } from '@/shared/api/config';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { media, overPhoto, radius, safe, size, space, text, white } from '@/shared/tokens';
import { enterSheet, leaveSheet } from '@/shared/ui/overlays/sheet-history';

/** A photo of the viewer. */
export interface ViewedPhoto {
  /** As an answer gave it, signed or not. */
  path: string;
  /** Its description, or '사진 2'. */
  alt: string;
  /** In px; absent where the answer has none. */
  width?: number;
  height?: number;
}

export interface PhotoViewerProps {
  photos: readonly ViewedPhoto[];
  /** The photo shown first. */
  index: number;
  onClose: () => void;
}

const LABELS = {
  Lightbox: '사진 크게 보기',
  'Photo gallery': '사진',
  Carousel: '사진 묶음',
  Slide: '사진',
  '{index} of {total}': '{total}장 중 {index}번째',
  Previous: '이전 사진',
  Next: '다음 사진',
  'Zoom in': '확대',
  'Zoom out': '축소',
};
/** Twice the pixels of the photo: small print on a result sheet stays readable. */
const MAX_ZOOM_PIXEL_RATIO = 2;

/** Over sheets, below the toaster. */
const Z_INDEX = 1350;

/** Photos on the whole screen: swipe, pinch, double tap, arrow keys; Esc, Back and a drag down close it. */
export function PhotoViewer({ photos, index, onClose }: PhotoViewerProps) {
  const id = useId();
  const controller = useRef<ControllerRef>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    enterSheet(id, () => (controller.current ? controller.current.close() : close()));
    return () => leaveSheet(id);
  }, [id]);
  return (
    <Layer
      open
      close={onClose}
      index={index}
      slides={photos.map(({ path, alt, width, height }) => ({ src: uploadUrl(path), alt, width, height }))}
      plugins={[Zoom]}
      labels={LABELS}
      carousel={{ finite: true, padding: 0, spacing: '16px' }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM_PIXEL_RATIO, doubleClickMaxStops: 1, pinchZoomV4: true }}
      toolbar={{ buttons: ['close'] }}
      render={{
        buttonClose: () => <Close key="close" />,
        controls: () => <Captions />,
        ...(photos.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function Close() {
  const { close } = useController();
  return (
    <CloseButton type="button" aria-label="닫기" onClick={close}>
      <CloseIcon size={26} />
    </CloseButton>
  );
}

/** Position at the top, description at the bottom. */
function Captions() {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const alt = currentSlide?.alt ?? '';
  return (
    <>
      {slides.length > 1 ? (
        <Count aria-hidden="true">
          {currentIndex + 1} / {slides.length}
        </Count>
      ) : null}
      {PLAIN_NAME.test(alt) ? null : (
        <Words aria-hidden="true">
          <span>{alt}</span>
        </Words>
      )}
    </>
  );
}

/** A name that says no more than the count. */
const PLAIN_NAME = /^사진 \d+$|^$/;

const Layer = styled(Lightbox)({
  '--yarl__portal_zindex': Z_INDEX,
  '--yarl__container_background_color': '#000',
  '& .yarl__button:focus-visible': { outline: `3px solid ${white}`, outlineOffset: '-4px', borderRadius: radius.small },
  // a finger swipes, pinches and taps twice
  [media.touch]: { '& .yarl__button': { display: 'none' } },
});

const CloseButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  marginTop: safe.top,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: overPhoto.ground,
  color: overPhoto.text,
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${white}`, outlineOffset: '2px' },
});

const Count = styled('span')({
  ...text.label,
  position: 'absolute',
  top: `calc(${space(4)} + ${safe.top})`,
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '2px 12px',
  borderRadius: radius.round,
  backgroundColor: overPhoto.ground,
  color: overPhoto.text,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

const Words = styled('p')({
  ...text.body,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: `${space(4)} ${space(5)} calc(${space(5)} + ${safe.bottom})`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '& > span': {
    display: 'inline-block',
    padding: `${space(1)} ${space(3)}`,
    borderRadius: radius.small,
    backgroundColor: overPhoto.ground,
    color: overPhoto.text,
  },
});
