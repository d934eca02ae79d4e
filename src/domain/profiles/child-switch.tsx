import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { type ComponentType, useState } from 'react';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { uploadUrl } from '@/shared/api/config';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { loadChunk } from '@/shared/ui/load-chunk';
import { useSelectedProfile } from './selected-profile-api';

type Sheet = ComponentType<{ onClose: () => void }>;
const loadSheet = () => loadChunk(() => import('./child-sheet'));

interface ChildSwitchProps {
  child: Pick<Profile, 'id' | 'name' | 'profile_image'>;
  /** Shows the name beside the picture. */
  named?: boolean;
}

/** The selected child in a header, for pages whose own answer does not name it. */
export function SelectedChildSwitch({ named }: Pick<ChildSwitchProps, 'named'>) {
  const { profile } = useSelectedProfile();
  return profile ? <ChildSwitch child={profile} named={named} /> : null;
}

/** A tap opens the sheet that selects, adds or edits a child. */
export function ChildSwitch({ child: { id, name, profile_image: image }, named }: ChildSwitchProps) {
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<{ Component: Sheet } | null>(null);

  // By hand: a lazy part that cannot be loaded would take the whole frame with it.
  const open = () =>
    loadSheet().then(
      ({ ChildSheet }) => setSheet({ Component: ChildSheet }),
      () => void dispatch(failed(NO_ANSWER_MESSAGE)),
    );

  return (
    <>
      <Button type="button" aria-haspopup="dialog" aria-label={`${name}, 프로필 바꾸기`} onClick={() => void open()}>
        <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={32} />
        {named ? <b>{name}</b> : null}
        <ChevronIcon size={16} />
      </Button>
      <ExitTransition>{sheet ? <sheet.Component onClose={() => setSheet(null)} /> : null}</ExitTransition>
    </>
  );
}

const Button = styled('button')({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: size.touch,
  height: size.touch,
  padding: `0 ${space(1)}`,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '& > b': {
    font: 'inherit',
    maxWidth: '5em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // a narrow header with large letters keeps its buttons
    '@media (max-width: 22rem)': { display: 'none' },
  },
  '& > svg': { flex: 'none', color: color.inkSoft, transform: 'rotate(90deg)' },
});
