import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** An address with a missing or unknown check: shows a message and a link. */
export function BadAddress({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <PageShell title={title} back={paths.test.root}>
      <EmptyState
        title="찾는 체크가 없어요"
        action={
          <MainButton component={Link} to={paths.test.root} replace size="small" fit>
            체크 목록으로 가기
          </MainButton>
        }
      >
        {children ?? '주소가 바뀌었거나 지워진 체크예요. 목록에서 다시 골라 주세요.'}
      </EmptyState>
    </PageShell>
  );
}
