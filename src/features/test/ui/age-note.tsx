import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { SproutIcon } from '@/shared/art/icons/icon';
import { Notice } from '@/shared/ui/feedback/notice';

/** Says that the corrected age was used, with both ages; renders nothing where it was not. */
export function AgeNote({ age, verb = '골랐어요' }: { age: AgeUsed; verb?: string }) {
  if (!age.corrected) return null;
  return (
    <Notice tone="sky" icon={<SproutIcon size={18} />}>
      <b>교정 나이 {age.months}개월</b>을 기준으로 {verb}. 태어난 날부터는 {age.actual_months}개월이에요. 일찍 태어난
      아이는 24개월까지 교정 나이로 살펴봐요.
    </Notice>
  );
}
