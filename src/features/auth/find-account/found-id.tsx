import type { FoundId as Found } from '@contract/auth/join.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ConfettiDoneArt } from '@/shared/art/illustrations/confetti-done';
import { dayLabel } from '@/shared/lib/age-label';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The id that was found, a part of it hidden. */
export function FoundId({ found }: { found: Found }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={5}>
      <Card>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <ConfettiDoneArt size={132} />
          <h2 ref={heading} tabIndex={-1} style={{ margin: 0, outline: 'none' }}>
            <Typography component="span" variant="strong">
              아이디를 찾았어요
            </Typography>
          </h2>
          <Typography variant="headline">{found.masked_user_id}</Typography>
          <Typography color="textSecondary" variant="small">
            {dayLabel(found.joined_on)}에 가입했어요
          </Typography>
        </Stack>
      </Card>
      <MainButton component={Link} to={paths.auth.login} replace>
        로그인하기
      </MainButton>
    </Stack>
  );
}
