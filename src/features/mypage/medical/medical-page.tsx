import Stack from '@mui/material/Stack';
import { useGetMedicalInfoQuery } from '@/domain/medical/medical-api';
import { paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { MedicalForm } from './medical-form';

/** /mypage/medical: allergies, medicines, the clinic and whom to call about the chosen child. */
export function MedicalPage() {
  return <NeedsChild>{(profileId) => <ChildMedical key={profileId} profileId={profileId} />}</NeedsChild>;
}

function ChildMedical({ profileId }: { profileId: string }) {
  const query = useGetMedicalInfoQuery({ profileId });
  return (
    <PageShell title="알레르기·약·병원" back={paths.mypage.root} width="narrow" right={<SelectedChildSwitch />}>
      <QueryBoundary query={query} skeleton={<MedicalSkeleton />}>
        {query.currentData ? (
          <MedicalForm profileId={profileId} info={query.currentData} reload={() => query.refetch().unwrap()} />
        ) : null}
      </QueryBoundary>
    </PageShell>
  );
}

const MedicalSkeleton = () => (
  <Stack spacing={7}>
    <Skeleton height={44} />
    {['allergies', 'medicines', 'clinic', 'contacts'].map((part) => (
      <Stack key={part} spacing={3}>
        <Skeleton width={140} height={24} />
        <Skeleton shape="card" height={104} />
      </Stack>
    ))}
  </Stack>
);
