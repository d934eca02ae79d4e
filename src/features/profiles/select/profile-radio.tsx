import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { SharedMark } from '@/domain/profiles/shared-mark';
import { uploadUrl } from '@/shared/api/config';
import { ageLabel } from '@/shared/lib/age-label';
import { color, focusRing, media, motion, radius, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { TickIcon } from '@/shared/ui/icons/icon';
import { genderLabel } from './profile-card';

interface ProfileRadioProps {
  profile: Profile;
  /** The name that no other card has (child-labels.ts). */
  label?: string;
  group: string;
  checked: boolean;
  onChoose: (id: string) => void;
}

/** A child's card that is one of a group of radios. */
export function ProfileRadio({ profile, label = profile.name, group, checked, onChoose }: ProfileRadioProps) {
  const { id, profile_image: image, birth_date: birthDate } = profile;
  return (
    <Choice>
      <input type="radio" name={group} value={id} checked={checked} onChange={() => onChoose(id)} />
      <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={56} />
      <Words>
        <Name>{label}</Name>
        <Small>
          {ageLabel(birthDate)} · {genderLabel(profile)}
        </Small>
        <SharedMark profile={profile} />
      </Words>
      <TickIcon />
    </Choice>
  );
}

const Choice = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  boxSizing: 'border-box',
  minHeight: '96px',
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(input:checked)': {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    backgroundColor: color.leafSoft,
  },
  '&:has(input:focus-visible)': focusRing,
  // the radio covers its card: a tap and a screen reader meet the real control
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > svg': { marginLeft: 'auto', flex: 'none', color: color.primary, visibility: 'hidden' },
  '&:has(input:checked) > svg': { visibility: 'visible' },
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });

const Name = styled('span')({ ...text.title, fontSize: '1.0625rem' });

const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
