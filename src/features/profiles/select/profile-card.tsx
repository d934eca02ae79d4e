import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { isAllowed } from '@contract/profiles/child-roles';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { SharedMark } from '@/domain/profiles/shared-mark';
import { uploadUrl } from '@/shared/api/config';
import { PencilIcon, PlusIcon } from '@/shared/art/icons/further-icons';
import { UserIcon } from '@/shared/art/icons/icon';
import { ageLabel, monthsLabel } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

const usePictureSize = () => (useAppSelector(selectLayout) === 'pad' ? 104 : 64);

/** Every value but female is shown as 남자 here (docs/specification.md §2.6). */
export const genderLabel = ({ gender }: Pick<Profile, 'gender'>) => (gender === 'female' ? '여자' : '남자');

interface ProfileCardProps {
  profile: Profile;
  /** The name that no other card has (child-labels.ts). */
  label?: string;
  /** True if it is the selected child. */
  current: boolean;
  onSelect: (profile: Profile) => void;
}

/** A child to select, with an edit button. */
export function ProfileCard({ profile, label = profile.name, current, onSelect }: ProfileCardProps) {
  const { id, profile_image: image, birth_date: birthDate, role, state } = profile;
  const picture = usePictureSize();
  return (
    <li>
      <Tap aria-current={current ? 'true' : undefined} onClick={() => onSelect(profile)}>
        <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={picture} />
        <Words>
          <Name>{label}</Name>
          <Small>
            {ageLabel(birthDate)}
            {ageInMonths(birthDate, seoulDay(serverNow())) < 12 ? null : <span> · {monthsLabel(birthDate)}</span>}
          </Small>
          <Small>{genderLabel(profile)}</Small>
          <SharedMark profile={profile} />
        </Words>
      </Tap>
      {isAllowed(role, 'profile.write', state) ? (
        <Pencil to={paths.auth.toProfileEdit(id)} state={profile} aria-label={`${label} 프로필 수정`}>
          <PencilIcon size={20} />
        </Pencil>
      ) : (
        <Pencil to={paths.mypage.toSharing(id)} aria-label={`${label} 함께 보는 사람`}>
          <UserIcon size={20} />
        </Pencil>
      )}
    </li>
  );
}

/** The empty card at the end of the list. Passes `state` on, so that the wanted place is preserved. */
export function AddProfileCard({ state }: { state?: unknown }) {
  return (
    <li>
      <AddLink to={paths.auth.profileForm} state={state}>
        <PlusIcon size={22} />
        아이 추가하기
      </AddLink>
    </li>
  );
}

/** The list while it loads: words and cards of the same shape. */
export function ProfileCardsSkeleton() {
  const picture = usePictureSize();
  return (
    <>
      <div style={{ display: 'grid', gap: space(2), marginBottom: space(5) }}>
        <Skeleton width={232} height={28} />
        <Skeleton width={280} height={21} />
      </div>
      <ProfileGrid as="div">
        {[0, 1, 2].map((key) => (
          <SkeletonCard key={key} aria-hidden="true">
            <Skeleton shape="card" width={picture} height={picture} />
            <BoneLines>
              <Skeleton width="40%" height={20} />
              <Skeleton width="60%" height={14} />
              <Skeleton width="20%" height={14} />
            </BoneLines>
          </SkeletonCard>
        ))}
      </ProfileGrid>
    </>
  );
}

/** One column on a phone; on a pad upright cards side by side (`data-lines`: wide ones). */
export const ProfileGrid = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))', gap: space(4) },
  '&[data-alone]': { [media.pad]: { gridTemplateColumns: 'minmax(0, 360px)', justifyContent: 'center' } },
  '&[data-lines]': { [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
  '& > li': { position: 'relative', display: 'grid' },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '104px',
} as const;

const upright = { flexDirection: 'column', justifyContent: 'center', textAlign: 'center', minHeight: '240px' } as const;

const Tap = styled(CardButton)({
  ...row,
  paddingRight: space(15),
  [media.pad]: { ...upright, padding: `${space(6)} ${space(4)} ${space(5)}` },
}) as typeof CardButton;

const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });

const Name = styled('span')({ ...text.title, fontSize: '1.0625rem' });

const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

const Pencil = styled(Link)({
  position: 'absolute',
  top: '50%',
  right: space(2.5),
  marginTop: '-22px',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: color.inkSoft,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  [media.pad]: { top: space(2.5), marginTop: 0 },
});

const AddLink = styled(Link)({
  ...row,
  ...text.strong,
  justifyContent: 'center',
  gap: space(2),
  boxSizing: 'border-box',
  padding: space(4),
  borderRadius: radius.card,
  border: `2px dashed ${color.line}`,
  color: color.primary,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: color.primary, backgroundColor: color.surface } },
  [media.pad]: upright,
});

const SkeletonCard = styled(Card)({ ...row, [media.pad]: upright }) as typeof Card;

const BoneLines = styled('div')({
  display: 'grid',
  gap: space(2),
  flex: 1,
  [media.pad]: { flex: 'none', width: '100%', justifyItems: 'center' },
});
