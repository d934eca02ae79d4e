import { STAFF_ACTIONS, type StaffAction } from '@contract/accounts/staff-actions';
import { FREEZE_REASONS, type FreezeReason } from '@contract/auth/freezes';
import type { Member } from '@contract/staff/members.responses';
import type { Tone } from '@/shared/tokens';

export const MEMBER_STATES: Record<Member['state'], { label: string; tone: Tone }> = {
  active: { label: '이용 중', tone: 'leaf' },
  frozen: { label: '이용 정지', tone: 'coral' },
  leaving: { label: '탈퇴 신청', tone: 'sun' },
};

export const reasonLabel = (reason: FreezeReason) =>
  FREEZE_REASONS.find((freezeReason) => freezeReason.reason === reason)?.label ?? '';

export const actionLabel = (action: StaffAction) =>
  STAFF_ACTIONS.find((staffAction) => staffAction.action === action)?.label ?? action;
