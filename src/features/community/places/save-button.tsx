import type { PlaceCard } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import { BookmarkIcon } from '@/shared/art/icons/further-icons';
import { color, media, radius, size } from '@/shared/tokens';
import { useSavePlaceMutation } from './places-api';

/** Saves a place. Optimistic; undone when the write fails. */
export function SaveButton({ place: { id, name, saved } }: { place: Pick<PlaceCard, 'id' | 'name' | 'saved'> }) {
  const [save] = useSavePlaceMutation();
  return (
    <ReactionButton
      type="button"
      aria-pressed={saved}
      aria-label={`${name} 담기`}
      onClick={() => void save({ id, saved: !saved })}
    >
      <BookmarkIcon size={22} />
    </ReactionButton>
  );
}

const ReactionButton = styled('button')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&[aria-pressed="true"]': { color: color.primary, '& > svg': { fill: 'currentColor' } },
});
