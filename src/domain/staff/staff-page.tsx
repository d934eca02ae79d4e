import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { isApiError } from '@/shared/api/api-error';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell, type PageShellProps } from '@/shared/ui/layout/page-shell';

type StaffPageProps = Pick<PageShellProps, 'width' | 'children'> & {
  title: string;
  /** Of the page's query: the server refuses everybody without the role. */
  error?: unknown;
  /** Refused by the role alone, where nothing was asked. */
  refused?: boolean;
};

/** A page of the staff; everybody else reads that it is not for them. */
export function StaffPage({ title, error, refused = false, width, children }: StaffPageProps) {
  const isRefused = refused || (isApiError(error) && error.status === 403);
  return (
    <PageShell title={title} back {...(width && !isRefused && { width })}>
      {isRefused ? (
        <EmptyState
          art={<SleepingMoonArt size={132} />}
          title="운영자만 볼 수 있어요"
          action={
            <MainButton component={Link} to={paths.root} replace look="soft" size="small" fit>
              메인으로 가기
            </MainButton>
          }
        />
      ) : (
        children
      )}
    </PageShell>
  );
}
