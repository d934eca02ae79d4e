import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ComingSoonArt } from './coming-soon';

/** 'Coming Soon' (docs/specification.md §2.10): target of shell and notice links whose screen does not exist yet. */
export function ComingSoonPage() {
  return (
    <PageShell title="준비 중" back>
      <EmptyState
        art={<ComingSoonArt />}
        title="곧 만나요"
        action={
          <MainButton component={Link} to={paths.root} look="soft" size="small" fit>
            메인으로 가기
          </MainButton>
        }
      >
        정성껏 준비하고 있어요. 조금만 기다려 주세요.
      </EmptyState>
    </PageShell>
  );
}
