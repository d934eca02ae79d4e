import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { uploadUrl } from '@/shared/api/config';
import { SwitchIcon } from '@/shared/art/icons/further-icons';
import { ageLabel } from '@/shared/lib/age-label';
import { space } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The child of the analysis, with both ages if they differ, and a link to select another child. */
export function ChildHead({ analysis: { child, age } }: { analysis: Analysis }) {
  const { id, name, birth_date, profile_image: image, gestation_weeks: weeks } = child;
  return (
    <Row>
      <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={56} />
      <div>
        <Typography component="h2" variant="title">
          {name}
        </Typography>
        <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {ageLabel(birth_date)}
          {age.corrected ? ` · 교정 나이 ${age.months}개월 (${weeks}주에 태어났어요)` : ''}
        </Typography>
      </div>
      <MainButton
        component={Link}
        to={paths.mypage.select}
        state={returnHere}
        look="quiet"
        size="small"
        fit
        icon={<SwitchIcon size={18} />}
      >
        프로필 바꾸기
      </MainButton>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  '& > div': { flex: '1 1 7rem', minWidth: 0 },
});
