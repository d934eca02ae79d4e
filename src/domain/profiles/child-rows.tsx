import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { uploadUrl } from '@/shared/api/config';
import { TickIcon } from '@/shared/art/icons/icon';
import { monthsLabel } from '@/shared/lib/age-label';
import { color, media, radius, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { childLabels } from './child-labels';
import { SharedMark } from './shared-mark';

interface ChildRowsProps {
  profiles: readonly Profile[];
  selected: string | null;
  onSelect: (profile: Profile) => void;
  /** Beside each row. */
  action?: (profile: Profile) => ReactNode;
}

/** The account's children as rows; a tap selects one. */
export function ChildRows({ profiles, selected, onSelect, action }: ChildRowsProps) {
  const labels = childLabels(profiles);
  return (
    <List>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <Row
            type="button"
            aria-current={profile.id === selected ? 'true' : undefined}
            onClick={() => onSelect(profile)}
          >
            <Avatar
              src={profile.profile_image ? uploadUrl(profile.profile_image.path, 320) : null}
              seed={profile.id}
              size={48}
            />
            <span>
              <b>{labels.get(profile.id)}</b>
              <small>{monthsLabel(profile.birth_date)}</small>
              <SharedMark profile={profile} />
            </span>
            <TickIcon size={20} />
          </Row>
          {action?.(profile)}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  '& > li': { display: 'flex', alignItems: 'center', minWidth: 0 },
});

const Row = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 1,
  minWidth: 0,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '& > span:nth-of-type(2)': { display: 'grid', flex: 1, minWidth: 0 },
  '& b': { ...text.strong, fontWeight: 700, overflowWrap: 'anywhere' },
  '& small': { ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& > svg': { flex: 'none', color: color.primary, visibility: 'hidden' },
  '&[aria-current="true"]': { backgroundColor: color.leafSoft, '& > svg': { visibility: 'visible' } },
});
