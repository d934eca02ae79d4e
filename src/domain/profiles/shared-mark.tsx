import { ROLE_NAMES } from '@contract/profiles/child-roles';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { color, text } from '@/shared/tokens';

/** Says of a child that somebody else registered whose it is and what one is to it; nothing of one's own. */
export const SharedMark = ({ profile: { shared, role } }: { profile: Pick<Profile, 'shared' | 'role'> }) =>
  shared ? <Mark>함께 보는 아이 · {role === 'family' ? '가족' : ROLE_NAMES[role]}</Mark> : null;

const Mark = styled('small')({ ...text.caption, fontWeight: 700, color: color.onSkySoft });
