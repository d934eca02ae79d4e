import type { Notice } from '@contract/notices/notices.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { serverNow } from '@/shared/lib/server-clock';
import { clampLines, color, media, motion, radius, space } from '@/shared/tokens';
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
      <RowLink to={path} onClick={tapped}>
        {inside}
      </RowLink>
    );
  return read ? (
    <Row>{inside}</Row>
  ) : (
    <RowButton type="button" onClick={tapped}>
      {inside}
    </RowButton>
  );
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  boxSizing: 'border-box',
  width: '100%',
  padding: space(4),
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}ms`,
  // the card cuts its corners off, and a ring around the row with them
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.card },
  'a&, button&': {
    cursor: 'pointer',
    [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
    '&:active': { backgroundColor: color.sunken },
  },
} as const;

const RowLink = styled(Link)(row);

const RowButton = styled('button')(row);

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
