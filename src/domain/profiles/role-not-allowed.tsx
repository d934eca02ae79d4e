import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

const SEEN = [
  { to: paths.mypage.analysisDevelopment, label: '성장 기록 보기' },
  { to: paths.test.toList('past'), label: '체크 결과 요약 보기' },
  { to: paths.homePlay, label: '오늘의 놀이 보기' },
];

/** Notice for family in place of a page that its role does not allow. */
export const RoleNotAllowed = () => (
  <EmptyState
    art={<FamilyWalkArt size={148} />}
    title="보호자만 볼 수 있는 화면이에요"
    action={
      <Stack spacing={2}>
        {SEEN.map(({ to, label }) => (
          <MainButton key={to} component={Link} to={to} replace look="soft" size="small">
            {label}
          </MainButton>
        ))}
      </Stack>
    }
  >
    함께 보는 가족은 성장 기록, 놀이와 책, 체크 결과 요약을 볼 수 있어요.
  </EmptyState>
);
