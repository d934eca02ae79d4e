import { NOTIFICATION_KINDS, type NotificationInput, type NotificationKind } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';

type Group = { label: string; hint: string; kinds: readonly NotificationKind[] };

/** Kinds that are switched together. A kind of none of them has a row of its own. */
export const NOTIFICATION_GROUPS: readonly Group[] = [
  {
    label: '아이 소식',
    hint: '접종·검진과 체크, 키와 몸무게를 잴 때, 이번 주 이야기를 알려 드려요.',
    kinds: ['health_due', 'check_due', 'unfinished_check', 'growth_due', 'weekly_letter'],
  },
  {
    label: '댓글과 답변',
    hint: '내 글의 댓글과 좋아요, 상담과 문의의 답변을 알려 드려요.',
    kinds: ['comment', 'like', 'counsel_answer', 'inquiry_answer'],
  },
  {
    label: '공지와 혜택',
    hint: '공지와 공모전 결과, 곧 사라질 포인트를 알려 드려요.',
    kinds: ['contest', 'point', 'notice'],
  },
];

export const isGrouped = ({ kind }: NotificationChoice) =>
  NOTIFICATION_GROUPS.some(({ kinds }) => kinds.includes(kind));

/** On while any of its kinds comes by any channel. */
export const isGroupOn = (choices: readonly NotificationChoice[]) =>
  choices.some(({ channels }) => channels.some(({ enabled }) => enabled));

/** Off is every channel; on is what an account begins with. */
export const switchGroup = (choices: readonly NotificationChoice[], on: boolean): NotificationInput['choices'] =>
  choices.flatMap(({ kind, channels }) => {
    const usual: Partial<Record<string, boolean>> =
      NOTIFICATION_KINDS.find((known) => known.kind === kind)?.channels ?? {};
    return channels.map(({ channel }) => ({ kind, channel, enabled: on && usual[channel] === true }));
  });
