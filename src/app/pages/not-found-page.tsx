import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';

export function NotFoundPage() {
  return (
    <PageShell title="페이지를 찾을 수 없어요" back>
      <EmptyState
        title="여기에는 아무것도 없어요"
        action={
          <MainButton component={Link} to={paths.root} replace size="small" fit>
            메인으로 가기
          </MainButton>
        }
      >
        주소가 바뀌었거나 지워진 페이지예요.
      </EmptyState>
    </PageShell>
  );
}
