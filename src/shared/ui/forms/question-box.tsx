import styled from '@emotion/styled';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { space } from '@/shared/tokens';
import { Notice } from '../feedback/notice';

/** Questions for the parent to confirm before it is saved; announced. */
export function QuestionBox({ questions }: { questions: readonly { key: string; text: string }[] }) {
  return (
    <Notice role="alert" tone="sun" icon={<InfoIcon size={22} />} large>
      <b>한 번만 더 봐 주세요</b>
      <Questions>
        {questions.map(({ key, text: question }) => (
          <li key={key}>{question}</li>
        ))}
      </Questions>
    </Notice>
  );
}

const Questions = styled('ul')({ display: 'grid', gap: space(2) });
