import type { AgeUsed } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';
import { SproutIcon } from '@/shared/ui/icons/icon';

/** Says that the corrected age was used, with both ages; renders nothing where it was not. */
export function AgeNote({ age, verb = '골랐어요' }: { age: AgeUsed; verb?: string }) {
  if (!age.corrected) return null;
  return (
    <Note>
      <SproutIcon size={18} />
      <span>
        <b>교정 나이 {age.months}개월</b>을 기준으로 {verb}. 태어난 날부터는 {age.actual_months}개월이에요. 일찍 태어난
        아이는 24개월까지 교정 나이로 살펴봐요.
      </span>
    </Note>
  );
}

const Note = styled('p')({
  ...text.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});
