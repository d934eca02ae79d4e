import type { Notice } from '@contract/notices/notices.responses';
import styled from '@emotion/styled';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { serverNow } from '@/shared/lib/server-clock';
import { clampLines, color, radius, space } from '@/shared/tokens';
import { IconBubble } from '@/shared/ui/basics/icon-bubble';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { NOTICE_LOOKS, timeLabel } from './notice-looks';

/** One notice. A tap marks it as read and navigates to its target. */
export function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { kind, title, body, path, read } = notice;
  const inside = (
    <>
      <IconBubble {...NOTICE_LOOKS[kind]} />
      <Words>
        {read ? null : <VisuallyHidden>읽지 않음</VisuallyHidden>}
        <Typography component="span" variant={read ? 'body' : 'strong'}>
          {title}
        </Typography>
        {body ? (
          <Typography component="span" variant="small" color="textSecondary" sx={{ ...clampLines(2) }}>
            {body}
          </Typography>
        ) : null}
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {timeLabel(notice, serverNow())}
        </Typography>
      </Words>
      {read ? null : <Dot aria-hidden="true" />}
    </>
  );
  const tapped = read ? undefined : onRead;
  if (path !== null)
    return (
      <Tap component={Link} to={path} onClick={tapped}>
        {inside}
      </Tap>
    );
  return read ? (
    <Row>{inside}</Row>
  ) : (
    <Tap component="button" onClick={tapped}>
      {inside}
    </Tap>
  );
}

const row = { display: 'flex', alignItems: 'flex-start', gap: space(3), width: '100%', padding: space(4) } as const;

const Tap = styled(ListItemButton)({
  ...row,
  // the card cuts its corners off, and a ring around the row with them
  '&:focus-visible': { borderRadius: radius.card },
}) as typeof ListItemButton;

const Row = styled('div')(row);

const Words = styled('span')({ flex: '1 1 auto', minWidth: 0, display: 'grid', gap: space(0.5) });

const Dot = styled('span')({
  flex: 'none',
  width: '9px',
  height: '9px',
  marginTop: '7px',
  borderRadius: '50%',
  backgroundColor: color.danger,
});
