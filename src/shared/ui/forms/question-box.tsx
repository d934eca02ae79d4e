import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';
import { InfoIcon } from '../icons/further-icons';

/** Questions for the parent to confirm before it is saved; announced. */
export function QuestionBox({ questions }: { questions: readonly { key: string; text: string }[] }) {
  return (
    <Box role="alert">
      <InfoIcon size={22} />
      <div>
        <b>한 번만 더 봐 주세요</b>
        <ul>
          {questions.map(({ key, text: question }) => (
            <li key={key}>{question}</li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

const Box = styled('div')({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& ul': { display: 'grid', gap: space(2) },
  '& b': { display: 'block' },
});
