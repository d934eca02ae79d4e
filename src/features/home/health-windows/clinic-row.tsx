import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { toTelUrl } from '@/domain/checks/help-lines';
import { useGetMedicalInfoQuery } from '@/domain/medical/medical-api';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The clinic the parent wrote down, with its telephone beside what is due there; else the way to write one down. */
export function ClinicRow({ profileId }: { profileId: string }) {
  const { currentData: medical } = useGetMedicalInfoQuery({ profileId });
  if (!medical) return null;
  const { name, phone } = medical.clinic;
  if (!name && !phone)
    return (
      <Card data-flat="">
        <ListItemButton component={Link} to={paths.mypage.medical}>
          <span style={{ flex: '1 1 0' }}>다니는 병원과 전화번호 적어 두기</span>
          <ChevronIcon size={20} />
        </ListItemButton>
      </Card>
    );
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(3) }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="small" color="textSecondary" sx={{ display: 'block' }}>
          다니는 병원
        </Typography>
        {name || phone}
      </Typography>
      {phone ? (
        <MainButton
          component="a"
          href={toTelUrl(phone)}
          look="soft"
          size="small"
          fit
          aria-label={`${name || '병원'} ${phone} 전화 걸기`}
        >
          전화하기
        </MainButton>
      ) : null}
    </Card>
  );
}
