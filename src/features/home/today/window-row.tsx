import type { HealthWindow } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { countdown, KIND_TONES, nextDay, spokenCountdown } from '@/features/home/health-windows/window-words';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { serverToday } from '@/shared/lib/server-clock';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';

/** One window on home: what, until when, and how many days that is. */
export function WindowRow({ window }: { window: HealthWindow }) {
  const today = serverToday();
  const count = countdown(window, today);
  return (
    <ListItemButton component={Link} to={paths.homeHealth}>
      <Words>
        <Typography component="span" variant="strong">
          {window.name}
        </Typography>
        <Typography component="span" variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {nextDay(window)}
        </Typography>
      </Words>
      {count ? (
        <Count>
          <Chip tone={KIND_TONES[window.kind]} aria-hidden="true">
            {count}
          </Chip>
          <VisuallyHidden>{spokenCountdown(window, today)}</VisuallyHidden>
        </Count>
      ) : null}
      <ChevronIcon size={18} />
    </ListItemButton>
  );
}

const Words = styled('span')({ flex: '1 1 8rem', minWidth: 0, '& > *': { display: 'block' } });

const Count = styled('span')({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
