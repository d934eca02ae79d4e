import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProfileForm } from './profile-form';

/** The child of a visitor, typed before the account; it waits in the form's draft until joining is done. */
export function ChildBeforeJoining() {
  const navigate = useNavigate();
  const goOn = async () => {
    await navigate(paths.auth.joinForm);
    return null;
  };
  return (
    <Stack spacing={4}>
      <Stack spacing={1}>
        <Typography variant="headline" component="h2">
          아이를 소개해 주세요
        </Typography>
        <Typography color="textSecondary">나이에 맞는 체크와 놀이, 접종을 바로 보여 드려요.</Typography>
      </Stack>
      <ProfileForm profile={null} beforeJoining onSave={goOn}>
        <Typography variant="small" color="textSecondary">
          가입을 마치면 이어서 저장해요. 그때까지는 이 기기에만 있어요.
        </Typography>
      </ProfileForm>
      <Stack spacing={1}>
        <MainButton component={Link} to={paths.auth.joinForm} look="quiet" size="small">
          아이는 나중에 적을게요
        </MainButton>
        <MainButton component={Link} to={paths.auth.login} look="quiet" size="small">
          이미 계정이 있어요
        </MainButton>
      </Stack>
    </Stack>
  );
}
