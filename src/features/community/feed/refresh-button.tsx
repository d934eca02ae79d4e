import styled from '@emotion/styled';
import { RefreshIcon } from '@/shared/art/icons/further-icons';
import { color, media, radius, size, space, text } from '@/shared/tokens';

/** Button for the refresh of a pull, for a mouse, a keyboard and a screen reader. */
export function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Place>
      <Button type="button" onClick={onRefresh}>
        <RefreshIcon size={16} />
        새로고침
      </Button>
    </Place>
  );
}

// hidden for touch, which pulls to refresh; available by keyboard and screen reader
const Place = styled('div')({
  position: 'relative',
  height: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  '& > button:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' },
  '&:has(> button:focus-visible)': { height: size.touch },
  [media.hover]: {
    height: size.touch,
    '& > button:not(:focus-visible)': { position: 'static', clipPath: 'none' },
  },
});

const Button = styled('button')({
  ...text.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: size.touch,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken, color: color.ink } },
});
