import { useState } from 'react';
import { BRIGHTNESS, type Brightness, chooseBrightness, readBrightness } from '@/shared/storage/brightness';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

export const BRIGHTNESS_LABELS: Record<Brightness, string> = {
  device: '기기 설정',
  light: '밝게',
  dark: '어둡게',
};

/** The colour scheme of this device, applied at once. */
export function BrightnessSheet({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState(readBrightness);
  return (
    <BottomSheet open onClose={onClose} title="화면 밝기">
      <ChoiceGroup
        label="이 기기의 화면"
        options={BRIGHTNESS.map((item) => ({ value: item, label: BRIGHTNESS_LABELS[item] }))}
        minWidth="6rem"
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          chooseBrightness(chosen);
        }}
        hint="고르면 바로 바뀌어요. 인쇄할 때는 늘 밝은 화면으로 나와요."
      />
    </BottomSheet>
  );
}
