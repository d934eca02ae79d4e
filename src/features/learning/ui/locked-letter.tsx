import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { ChildButton } from './child-button';

/** A letter that requires a coupon; the coupons are outside child mode, behind the guardian's password. */
export function LockedLetter({ name, onBack }: { name: string; onBack: () => void }) {
  const navigate = useNavigate();
  return (
    <Middle>
      <Stack spacing={4} sx={{ alignItems: 'center' }}>
        <ReadingBearArt size={200} />
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography component="h2" variant="headline" align="center">
            {name}, 아직 자고 있어요
          </Typography>
          <Typography variant="lead" align="center" color="textSecondary">
            보호자가 이용권을 쓰면 깨어나요.
          </Typography>
        </Stack>
        <ChildButton look="main" onClick={onBack}>
          다른 글자 쓰기
        </ChildButton>
        <ChildButton onClick={() => void navigate(paths.history.coupon)}>보호자: 쿠폰 보기</ChildButton>
      </Stack>
    </Middle>
  );
}

const Middle = styled('div')({ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center' });
