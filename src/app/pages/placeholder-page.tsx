import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** Generic placeholder (docs/specification.md §2.3). */
function PlaceholderPage({ title }: { title: string }) {
  return (
    <PageShell title={title} back>
      <EmptyState
        art={<SproutGrowingArt size={160} />}
        title="아직 비어 있는 곳이에요"
        action={
          <MainButton component={Link} to={paths.root} look="soft" size="small" fit>
            메인으로 가기
          </MainButton>
        }
      >
        보여 드릴 내용이 생기면 이곳에 담아 둘게요.
      </EmptyState>
    </PageShell>
  );
}

export const ExpertQuestionPage = () => <PlaceholderPage title="전문가에게 묻기" />;
export const ExpertInfoPage = () => <PlaceholderPage title="전문가 소개" />;
export const ReviewPage = () => <PlaceholderPage title="후기" />;
