import { AUDIENCES } from '@contract/staff/announcements';
import type { Announcement } from '@contract/staff/announcements.responses';
import type { Tone } from '@/shared/tokens';

export const ANNOUNCEMENT_STATES: Record<Announcement['state'], { label: string; tone: Tone }> = {
  scheduled: { label: '예약', tone: 'sky' },
  sending: { label: '보내는 중', tone: 'sun' },
  sent: { label: '보냄', tone: 'leaf' },
  cancelled: { label: '거둠', tone: 'coral' },
};

/** '모두', '0~11개월 아이' */
export const audienceText = ({
  audience,
  from_month,
  to_month,
}: Pick<Announcement, 'audience' | 'from_month' | 'to_month'>) =>
  audience === 'children'
    ? `${from_month}~${to_month}개월 아이`
    : (AUDIENCES.find((item) => item.audience === audience)?.label ?? '');
