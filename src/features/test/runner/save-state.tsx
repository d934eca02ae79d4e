import styled from '@emotion/styled';
import { answersOutbox } from '@/features/test/outbox/answers-outbox';
import { OfflineIcon, TickIcon } from '@/shared/art/icons/icon';
import { useAppSelector } from '@/shared/store/hooks';
import { color, radius, space, text } from '@/shared/tokens';

/** State of saving. Announced only when it changes: each answer is stored on the device at once. */
export function SaveState({ pending, answered }: { pending: number; answered: number }) {
  const trouble = useAppSelector(answersOutbox.selectTrouble);
  const storable = useAppSelector(answersOutbox.selectStorable);
  const words = () => {
    if (pending > 0 && !storable) return '이 기기에는 저장할 수 없어요. 다 보낼 때까지 화면을 닫지 말아 주세요.';
    if (pending > 0 && trouble === 'offline') return '오프라인이에요. 기기에 저장했고 연결되면 보낼게요.';
    if (pending > 0 && trouble === 'server') return '기기에 저장했어요. 서버가 바빠서 잠시 뒤에 다시 보낼게요.';
    return answered > 0 ? '저장했어요' : '답하면 바로 저장돼요';
  };
  const troubled = pending > 0 && (!storable || trouble !== null);
  return (
    <Line role="status" data-trouble={troubled ? '' : undefined}>
      {troubled ? <OfflineIcon size={18} /> : answered > 0 ? <TickIcon size={16} /> : null}
      {words()}
    </Line>
  );
}

const Line = styled('p')({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  minHeight: '32px',
  padding: `${space(1)} ${space(3)}`,
  color: color.inkSoft,
  textAlign: 'center',
  '& > svg': { flex: 'none' },
  '&[data-trouble]': { borderRadius: radius.field, backgroundColor: color.sunSoft, color: color.onSunSoft },
});
