import { dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import type { NoticeKind } from '@contract/notices/notices';
import type { Notice } from '@contract/notices/notices.responses';
import type { ComponentType } from 'react';
import { InfoIcon, MailIcon, SparkleIcon, StarIcon, TrophyIcon } from '@/shared/art/icons/further-icons';
import {
  AlertIcon,
  BellIcon,
  CalendarIcon,
  CheckIcon,
  CommentIcon,
  HeartIcon,
  type IconProps,
  SproutIcon,
} from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { relativeTime } from '@/shared/lib/relative-time';
import type { Tone } from '@/shared/tokens';

/** Icon and colour of each kind. */
export const NOTICE_LOOKS: Record<NoticeKind, { icon: ComponentType<IconProps>; tone: Tone }> = {
  comment: { icon: CommentIcon, tone: 'sky' },
  like: { icon: HeartIcon, tone: 'coral' },
  counsel_answer: { icon: SparkleIcon, tone: 'lilac' },
  inquiry_answer: { icon: InfoIcon, tone: 'sky' },
  moderation: { icon: AlertIcon, tone: 'apricot' },
  contest: { icon: TrophyIcon, tone: 'sun' },
  health_due: { icon: CalendarIcon, tone: 'leaf' },
  check_due: { icon: CheckIcon, tone: 'leaf' },
  unfinished_check: { icon: CheckIcon, tone: 'apricot' },
  growth_due: { icon: SproutIcon, tone: 'leaf' },
  weekly_letter: { icon: MailIcon, tone: 'coral' },
  point: { icon: StarIcon, tone: 'sun' },
  sharing: { icon: HeartIcon, tone: 'sky' },
  clinic: { icon: CheckIcon, tone: 'sky' },
  export: { icon: InfoIcon, tone: 'leaf' },
  notice: { icon: BellIcon, tone: 'apricot' },
};

/** The time of a notice: how long ago for today, otherwise the time in Seoul ('오후 9:02'). */
export function timeLabel({ created_at }: Notice, now: number): string {
  const at = Date.parse(created_at);
  return dayNumber(seoulDay(at)) >= dayNumber(seoulDay(now)) ? relativeTime(created_at, now) : formatTime(at, 'clock');
}

export type NoticeDay = { day: string; label: string; notices: Notice[] };

/** Notices grouped by day in Seoul: 오늘, 어제, '3월 8일', of another year '2025년 12월 30일'. */
export function byDay(notices: readonly Notice[], now: number): NoticeDay[] {
  const days = new Map<string, NoticeDay>();
  for (const notice of notices) {
    const day = formatDay(seoulDay(Date.parse(notice.created_at)));
    const group = days.get(day) ?? { day, label: getTimeLabel(notice, now), notices: [] };
    group.notices.push(notice);
    days.set(day, group);
  }
  return [...days.values()];
}

function getTimeLabel({ created_at }: Notice, now: number): string {
  const [day, today] = [seoulDay(Date.parse(created_at)), seoulDay(now)];
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return '오늘';
  if (ago === 1) return '어제';
  return listDay(formatDay(day), now);
}
