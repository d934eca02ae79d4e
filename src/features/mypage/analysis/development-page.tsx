import Stack from '@mui/material/Stack';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { useCapability } from '@/domain/profiles/use-capability';
import { GrowthSection } from '@/features/mypage/growth/growth-section';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AnalysisTabs } from './analysis-tabs';
import { DomainsOverTime } from './domains-over-time';

/** /mypage/analysis/development: how the child grows and develops. */
export function DevelopmentPage() {
  return <NeedsChild>{(profileId) => <Development key={profileId} profileId={profileId} />}</NeedsChild>;
}

function Development({ profileId }: { profileId: string }) {
  const { profile } = useSelectedProfile(profileId);
  const mayReadSheet = useCapability(profileId, 'sheet.read');
  return (
    <PageShell
      title={profile ? `${profile.name}의 발달 현황` : '발달 현황'}
      back
      right={<SelectedChildSwitch />}
      width="wide"
    >
      {mayReadSheet ? <AnalysisTabs /> : null}
      <Stack spacing={8}>
        <GrowthSection profileId={profileId} />
        {mayReadSheet ? <DomainsOverTime profileId={profileId} /> : null}
      </Stack>
    </PageShell>
  );
}
