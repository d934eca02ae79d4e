import { StaffPage } from '@/domain/staff/staff-page';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { FailedJobs } from './failed-jobs';
import { JobKinds } from './job-kinds';
import { useGetJobOverviewQuery } from './jobs-api';

/** /admin/job: jobs that were given up, and what waits and is due of each kind. Admins only. */
export function JobPage() {
  const overview = useGetJobOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title="작업" error={overview.error} width="wide">
      <PadColumns sideFirst side={<FailedJobs />} main={<JobKinds query={overview} />} />
    </StaffPage>
  );
}
