import type { TestCard } from '@contract/test/diagnostics.responses';
import { TEST_KINDS } from '@contract/test/diagnostics-kinds';
import { KIND_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useGetTestOverviewQuery } from '@/features/test/test-api';
import { AgeNote } from '@/features/test/ui/age-note';
import type { KindChoice } from '@/features/test/ui/kind-filter';
import { TestRow } from '@/features/test/ui/test-row';
import { color, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListSkeleton } from '@/shared/ui/feedback/list-skeleton';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Fold } from '@/shared/ui/layout/fold';

interface TestsSectionProps {
  profileId: string;
  kind: KindChoice;
  /** A tab above says it already. */
  titleHidden?: boolean;
}

/** 모든 체크: category by category; what opens later is folded away. */
export function TestsSection({ profileId, kind, titleHidden }: TestsSectionProps) {
  const query = useGetTestOverviewQuery({ profileId });
  const { currentData } = query;
  const tests = (currentData?.tests ?? []).filter((test) => kind === 'all' || test.kind === kind);
  return (
    <section aria-labelledby="tests">
      {titleHidden ? (
        <VisuallyHidden as="h2" id="tests">
          모든 체크
        </VisuallyHidden>
      ) : (
        <Title id="tests">모든 체크</Title>
      )}
      <QueryBoundary
        query={query}
        isEmpty={tests.length === 0}
        skeleton={
          <div>
            <KindTitle aria-hidden="true">{KIND_LABELS[TEST_KINDS[0]]}</KindTitle>
            <ListSkeleton height={88} count={4} />
          </div>
        }
        empty={<EmptyState compact title="이 나이에 할 수 있는 체크가 아직 없어요" />}
        compact
      >
        {currentData ? (
          <Stack spacing={6}>
            <AgeNote age={currentData.age} />
            {TEST_KINDS.map((each) => ({ each, own: tests.filter((test) => test.kind === each) }))
              .filter(({ own }) => own.length > 0)
              .map(({ each, own }) => (
                <div key={each}>
                  <KindTitle>{KIND_LABELS[each]}</KindTitle>
                  <TestsByKind tests={own} />
                </div>
              ))}
          </Stack>
        ) : null}
      </QueryBoundary>
    </section>
  );
}

function TestsByKind({ tests }: { tests: readonly TestCard[] }) {
  const later = tests.filter(({ group }) => group === 'later');
  const others = tests.filter(({ group }) => group !== 'later');
  return (
    <>
      <Rows tests={others} />
      {later.length > 0 ? (
        <Later summary={`더 자라면 열리는 체크 ${later.length}개`}>
          <Rows tests={later} />
        </Later>
      ) : null}
    </>
  );
}

const Rows = ({ tests }: { tests: readonly TestCard[] }) => (
  <Stack component="ul" spacing={2}>
    {tests.map((test) => (
      <li key={test.id}>
        <TestRow test={test} />
      </li>
    ))}
  </Stack>
);

const Title = styled('h2')({ ...text.title, marginBottom: space(3) });

const KindTitle = styled('h3')({ ...text.label, margin: `0 0 ${space(2)}`, color: color.inkSoft });

const Later = styled(Fold)({
  marginTop: space(2),
  '& .MuiAccordionSummary-root': { padding: `0 ${space(2)}`, color: color.inkSoft },
  '& .MuiAccordionSummary-content': { flexGrow: 0 },
});
