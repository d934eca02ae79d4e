import type { TestKind } from '@contract/test/diagnostics-kinds';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { useCapability } from '@/domain/profiles/use-capability';
import { useGetTestOverviewQuery, useListAttemptsQuery } from '@/features/test/test-api';
import { type KindChoice, KindFilter, useKindChoice } from '@/features/test/ui/kind-filter';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';
import { PastSection } from './past-section';
import { TestsSection } from './tests-section';

/** /test/list: every check of the child, and all results on one timeline. */
export function TestListPage() {
  return <NeedsChild>{(profileId) => <Lists profileId={profileId} />}</NeedsChild>;
}

const tabs = [
  { value: 'tests', label: '모든 체크' },
  { value: 'past', label: '지난 기록' },
] as const;

function Lists({ profileId }: { profileId: string }) {
  const [query, setQuery] = useSearchParams();
  const { profile } = useSelectedProfile(profileId);
  const { asked, choose } = useKindChoice();
  const kinds = useKinds(profileId);
  const mayCheck = useCapability(profileId, 'checks.write');
  const layout = useAppSelector(selectLayout);
  const tab = query.get('tab') === 'past' ? 'past' : 'tests';
  const openTab = (next: 'tests' | 'past') =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('tab', next);
        return after;
      },
      { replace: true },
    );
  const part = { profileId, kind: asked } satisfies { profileId: string; kind: KindChoice };
  return (
    <PageShell title={profile ? `${profile.name}의 체크 기록` : '체크 기록'} back width="wide">
      <Stack spacing={5}>
        <KindFilter kinds={kinds} value={asked} onChange={choose} />
        {!mayCheck ? (
          <PastSection {...part} />
        ) : layout === 'pad' ? (
          <PadColumns main={<PastSection {...part} />} side={<TestsSection {...part} />} />
        ) : (
          <>
            <TabsBar id="records" label="체크와 기록" tabs={tabs} value={tab} onChange={openTab} />
            <TabPanel id="records" value={tab}>
              {tab === 'past' ? <PastSection {...part} /> : <TestsSection {...part} titleHidden />}
            </TabPanel>
          </>
        )}
      </Stack>
    </PageShell>
  );
}

/** The kinds there is a check or a record of; null while they load. */
function useKinds(profileId: string): TestKind[] | null {
  const { currentData: overview, isLoading } = useGetTestOverviewQuery({ profileId });
  const { currentData: attempts = [], isLoading: areAttemptsLoading } = useListAttemptsQuery({ profileId });
  if (isLoading || areAttemptsLoading) return null;
  return [...(overview?.tests ?? []), ...attempts].map(({ kind }) => kind);
}
