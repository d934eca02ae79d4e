import type { TestCard } from '@contract/test/diagnostics.responses';
import { ABOUT_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { answeredWords, isAllAnswered } from '@/domain/checks/answered-words';
import { paths } from '@/domain/paths';
import { TestPicture } from '@/features/test/ui/test-picture';
import { ClockIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';

/** The recommended check, large: start it, or continue it. */
/** `first`: with the one filled button of the page. */
export function NowCard({ test, first }: { test: TestCard; first?: boolean }) {
  const look = first ? 'primary' : 'soft';
  const goOn = isAllAnswered(test) ? '결과 보기' : '이어하기';
  const begun = test.status > 0 && test.attempt_id !== null;
  return (
    <Card>
      <Container>
        <Layout>
          <Head>
            <PictureBox>
              <TestPicture test={test} width="100%" />
            </PictureBox>
            <div>
              {test.about === 'guardian' ? <Chip tone="lilac">{ABOUT_LABELS.guardian}</Chip> : null}
              <Name>{test.name}</Name>
              <Facts>
                <ClockIcon size={16} />
                예상 소요 시간 {test.minutes}분 · 질문 {test.item_count}개
              </Facts>
            </div>
          </Head>
          <Body>
            {begun ? (
              <div>
                <ProgressBar value={test.status} label={`${test.name} 진행률`} />
                <Facts>{answeredWords(test)}</Facts>
              </div>
            ) : null}
            {test.attempt_id !== null && begun ? (
              <MainButton
                look={look}
                component={Link}
                to={paths.test.toPost(test.attempt_id)}
                aria-label={`${test.name} ${goOn}`}
              >
                {goOn}
              </MainButton>
            ) : (
              <MainButton
                component={Link}
                to={paths.test.toDetail(test.id)}
                state={test}
                aria-label={`${test.name} 살펴보고 시작하기`}
              >
                살펴보고 시작하기
              </MainButton>
            )}
          </Body>
        </Layout>
      </Container>
    </Card>
  );
}

/** The picture is beside the words where the card has the room, whatever the window. */
const ROOMY = '@container (min-width: 520px)';

const Container = styled('div')({ containerType: 'inline-size' });

const Layout = styled('div')({
  display: 'grid',
  gap: space(4),
  [ROOMY]: { gridTemplateColumns: '200px minmax(0, 1fr)', alignItems: 'center', gap: space(6) },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  [ROOMY]: { display: 'contents' },
});

const PictureBox = styled('div')({
  width: '112px',
  flex: 'none',
  [ROOMY]: { width: '200px', gridRow: '1 / span 2' },
});

const Name = styled('h3')({ ...text.headline, fontSize: '1.25rem' });

const Facts = styled('p')({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginTop: space(1),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none' },
});

const Body = styled('div')({ display: 'grid', gap: space(3), [ROOMY]: { gridColumn: 2 } });
