import type { TestCard } from '@contract/test/diagnostics.responses';
import { ABOUT_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { answeredWords } from '@/domain/checks/answered-words';
import { paths } from '@/domain/paths';
import { isAgainDue, opensWords } from '@/features/test/test-words';
import { ChevronIcon, TickIcon } from '@/shared/art/icons/icon';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { TestPicture } from './test-picture';

function Status({ test }: { test: TestCard }) {
  if (test.status >= 100) {
    return (
      <Line>
        <Chip tone="leaf" icon={<TickIcon size={14} />}>
          완료
        </Chip>
        <Small>{listDayOfTime(test.completed_at)}</Small>
        {isAgainDue(test) ? <Small>다시 해 볼 시기예요</Small> : null}
      </Line>
    );
  }
  if (test.status > 0) {
    return (
      <>
        <ProgressBar value={test.status} label={`${test.name} 진행률`} />
        <Small>{answeredWords(test)}</Small>
      </>
    );
  }
  if (test.window === 'upcoming') {
    return <Small>{opensWords(test.opens_on)}</Small>;
  }
  return <Small>예상 소요 시간 {test.minutes}분</Small>;
}

/** One check in a list; links to its page and passes it in the state. */
export function TestRow({ test }: { test: TestCard }) {
  return (
    <CardButton component={Link} to={paths.test.toDetail(test.id)} state={test}>
      <Row>
        <TestPicture test={test} width={72} />
        <Words>
          <Line>
            <Name>{test.name}</Name>
            {test.about === 'guardian' ? <Chip tone="lilac">{ABOUT_LABELS.guardian}</Chip> : null}
          </Line>
          <Status test={test} />
        </Words>
        <ChevronIcon size={20} />
      </Row>
    </CardButton>
  );
}

const Row = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  '& > svg': { color: color.inkFaint },
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space(1) });

const Name = styled('span')({ ...text.strong, fontWeight: 700 });

const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});
