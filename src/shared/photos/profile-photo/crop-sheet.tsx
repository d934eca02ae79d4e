import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { color, focusRing, radius, space, text, white } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { CROP_GROUND, CROP_SCRIM } from './crop-colors';
import { type CropArea, cropPhoto } from './crop-photo';

interface CropSheetProps {
  /** Object URL of the chosen photo. */
  url: string;
  onCancel: () => void;
  /** Null: the photo uncropped. */
  onDone: (cropped: Blob | null) => void;
}

/** The chosen photo under a square window: moved by finger or arrow keys, brought nearer by pinch or the slider. */
export default function CropSheet({ url, onCancel, onDone }: CropSheetProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [working, setWorking] = useState(false);

  const done = async () => {
    setWorking(true);
    const cropped = area ? await cropPhoto(url, area).catch(() => null) : null;
    onDone(cropped);
  };

  return (
    <BottomSheet
      open
      onClose={onCancel}
      title="사진 다듬기"
      actions={
        <Buttons>
          <MainButton look="outline" onClick={onCancel}>
            취소
          </MainButton>
          <MainButton pending={working} onClick={done}>
            이 사진 쓰기
          </MainButton>
        </Buttons>
      }
    >
      <Words id={`${id}-how`}>얼굴이 가운데에 오도록 사진을 움직여 주세요.</Words>
      <Stage>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          aspect={1}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: '고른 사진' }}
          cropperProps={{ role: 'application', 'aria-label': '사진 위치', 'aria-describedby': `${id}-how` }}
        />
      </Stage>
      <Zoom>
        <span id={`${id}-zoom`}>확대</span>
        <Slider
          aria-labelledby={`${id}-zoom`}
          min={1}
          max={4}
          step={0.05}
          track={false}
          value={zoom}
          onChange={(_, value) => setZoom(value)}
        />
      </Zoom>
    </BottomSheet>
  );
}

// The cropper's style sheet, copied here: the one it injects itself is blocked by the Content-Security-Policy.
const Stage = styled('div')({
  position: 'relative',
  height: 'min(320px, 46dvh)',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: CROP_GROUND,
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'none' },
  '& .reactEasyCrop_Contain': { maxWidth: '100%', maxHeight: '100%', margin: 'auto', position: 'absolute', inset: 0 },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: `2px solid ${white}`,
    borderRadius: '38%',
    boxShadow: `0 0 0 9999em ${CROP_SCRIM}`,
    overflow: 'hidden',
    '&:focus-visible': focusRing,
  },
});

const Zoom = styled('div')({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  // the thumb passes each end by half
  gap: space(6.5),
  marginTop: space(3),
  paddingRight: space(3.5),
  '& > span:first-of-type': { flex: 'none' },
});

const Words = styled('p')({ ...text.small, color: color.inkSoft, margin: `0 0 ${space(3)}` });

const Buttons = styled('div')({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' });
