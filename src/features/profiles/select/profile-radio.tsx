import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { SharedMark } from '@/domain/profiles/shared-mark';
import { uploadUrl } from '@/shared/api/config';
import { TickIcon } from '@/shared/art/icons/icon';
import { ageLabel } from '@/shared/lib/age-label';
import { color, media, radius, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { RadioTile } from '@/shared/ui/forms/radio-tile';
import { genderLabel } from './profile-card';

interface ProfileRadioProps {
  profile: Profile;
  /** The name that no other card has (child-labels.ts). */
  label?: string;
}

/** A child's card that is one of a group of radios. */
export function ProfileRadio({ profile, label = profile.name }: ProfileRadioProps) {
  const { id, profile_image: image, birth_date: birthDate } = profile;
  return (
    <Choice value={id}>
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

const Choice = styled(RadioTile)({
  justifyContent: 'flex-start',
  gap: space(4),
  minHeight: '96px',
  padding: space(4),
  borderColor: color.line,
  borderRadius: radius.card,
  color: color.ink,
  textAlign: 'start',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, backgroundColor: color.surface } },
  '&:has(input:checked)': { backgroundColor: color.leafSoft, fontWeight: 400 },
  '& > svg': { marginLeft: 'auto', flex: 'none', color: color.primary, visibility: 'hidden' },
  '&:has(input:checked) > svg': { visibility: 'visible' },
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });

const Name = styled('span')({ ...text.title, fontSize: '1.0625rem' });

const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
