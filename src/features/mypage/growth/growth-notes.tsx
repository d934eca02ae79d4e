import { STANDARD_LABELS } from '@contract/mypage/growth-words';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { SproutIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';

/** Says that the corrected age is used, with both ages; renders nothing where it is not. */
export function CorrectedNote({ age }: { age: AgeUsed }) {
  if (!age.corrected) return null;
  return (
    <Note>
      <SproutIcon size={18} />
      <span>
        <b>교정 나이 {age.months}개월</b>을 기준으로 그렸어요. 태어난 날부터는 {age.actual_months}개월이에요. 일찍
        태어난 아이는 24개월까지 교정 나이로, 그다음부터는 실제 나이로 살펴봐요.
      </span>
    </Note>
  );
}

/** The sources of the charts, and their limits. */
export const HowToRead = () => (
  <Notes data-look="card" summary="성장 곡선은 이렇게 봐요">
    <ul>
      <li>
        백분위수는 점수가 아니에요. 같은 나이, 같은 성별의 아이 100명을 작은 쪽부터 세웠을 때의 자리예요. 곡선을 따라
        꾸준히 자라는지가 더 중요해요.
      </li>
      <li>
        기준은 {STANDARD_LABELS.kr2017}예요. 0~35개월은 {STANDARD_LABELS.who}와 같은 값이고, 36개월부터 우리나라
        아이들의 값이라서 곡선이 이어지지 않아요.
      </li>
      <li>
        24개월 전에는 누운 키, 24개월부터는 선 키로 봐요. 누운 키가 평균 0.7cm 더 커서 그 자리도 끊어져 있어요. 다르게
        쟀다면 0.7cm를 바꾸어 비교하고, 그렇게 했다고 알려 드려요.
      </li>
      <li>
        백분위수는 36개월 전에는 태어난 지 며칠째인지로, 36개월부터는 만 개월 수로 봐요. 질병관리청 계산기는 늘 만 개월
        수로 봐서, 점을 누르면 그 값도 함께 보여 드려요.
      </li>
      <li>
        24개월 전에는 한 달에, 24개월부터는 1년에 얼마나 자랐는지 알려 드려요. 24개월 전에는 두 달(돌 전의 몸무게는 한
        달), 24개월부터는 반년 넘게 떨어진 기록으로 계산해요. 그보다 짧으면 재는 방법과 계절에 따라 달라지는 폭이 더
        커요.
      </li>
      <li>
        성장 기록은 진단이 아니에요. 걱정되거나 곡선을 크게 벗어나면 다음 건강검진을 기다리지 말고 의사와 이야기해
        주세요.
      </li>
    </ul>
  </Notes>
);

const Note = styled('p')({
  ...text.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});

const Notes = styled(Fold)({
  backgroundColor: 'transparent',
  '& .MuiAccordionSummary-root': { padding: `0 ${space(4)}` },
  '& .MuiAccordionSummary-expandIconWrapper': { color: 'inherit' },
  '& ul': { ...text.small, display: 'grid', gap: space(2), color: color.inkSoft },
  '@media print': { display: 'none' },
});
