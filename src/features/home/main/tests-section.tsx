import type { TestCard as Test } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { lazy, Suspense, useDeferredValue } from 'react';
import { paths, profileSelectState } from '@/domain/paths';
import { TestCard, TestCardSkeleton } from '@/features/home/test-card';
import { edgeFade, gutter, media, space } from '@/shared/tokens';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { loadChunk } from '@/shared/ui/load-chunk';

const NoTests = lazy(async () => ({ default: (await loadChunk(() => import('./without-child'))).NoTests }));

interface TestsSectionProps {
  /** Undefined while they are not there. */
  tests: Test[] | undefined;
  /** Missing precondition: a child of the account, or the choice of one. */
  missing: 'child' | 'choice' | null;
  isError: boolean;
  onRetry: () => void;
}

/** The chosen child's tests in a row that scrolls sideways. */
export function TestsSection({ missing, isError, onRetry, ...given }: TestsSectionProps) {
  // The skeleton first, then the cards in slices.
  const tests = useDeferredValue(given.tests, undefined);
  return (
    <section aria-labelledby="home-tests">
      <Head>
        <SectionHeader
          id="home-tests"
          title="발달 체크"
          to={paths.auth.profileSelect}
          state={profileSelectState(paths.test.list)}
        />
      </Head>
      <QueryBoundary
        compact
        isLoading={missing === null && tests === undefined && !isError}
        isError={isError}
        onRetry={onRetry}
        isEmpty={missing !== null || tests?.length === 0}
        skeleton={
          <Scroller as="div">
            {[0, 1, 2].map((key) => (
              <div key={key}>
                <TestCardSkeleton />
              </div>
            ))}
          </Scroller>
        }
        empty={
          <Suspense fallback={<TestCardSkeleton />}>
            <NoTests missing={missing} />
          </Suspense>
        }
      >
        <Scroller>
          {tests?.map((test) => (
            <li key={test.id}>
              <TestCard test={test} />
            </li>
          ))}
        </Scroller>
      </QueryBoundary>
    </section>
  );
}

// the link covers the whole header: a tap on the title navigates too (docs/specification.md §2.7)
const Head = styled('div')({
  position: 'relative',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

const Scroller = styled('ul')({
  ...edgeFade,
  display: 'flex',
  gap: space(3),
  margin: `0 calc(-1 * ${gutter})`,
  padding: `4px ${gutter} ${space(2)}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: `0 ${gutter}`,
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { flex: '0 0 auto', width: 'min(220px, 68vw)', display: 'grid', scrollSnapAlign: 'start' },
  [media.pad]: {
    margin: '0 -8px',
    padding: `4px 8px ${space(2)}`,
    scrollPadding: '0 8px',
    scrollbarWidth: 'thin',
    '&::-webkit-scrollbar': { display: 'block', height: '8px' },
    // no whole number of cards fits: the cut one says that there is more
    '& > *': { width: '184px' },
  },
});
