import { limitedArray } from '@contract/common/size-limit';
import * as v from 'valibot';

/** Channels of a notice: the list in the app, push, mail. */
export const NOTIFICATION_CHANNELS = [
  { channel: 'app', label: '앱 안' },
  { channel: 'push', label: '푸시' },
  { channel: 'email', label: '이메일' },
] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]['channel'];

type Kind = {
  kind: string;
  label: string;
  hint: string;
  /** Default of each channel; a channel that is not named is not offered. */
  channels: Partial<Record<NotificationChannel, boolean>>;
  /** Sent by day only, whatever the choice for the night. */
  dayOnly?: true;
  /** Not counted in the two pushes and two mails of a day, and never delayed by them: an answer to one's own question. */
  unlimited?: true;
};

/**
 * Kinds of notifications, as data: a new kind is one line here. 'quiet_night' is not a kind of notice but one switch
 * over all of them, stored like the others under 'app'.
 */
export const NOTIFICATION_KINDS = [
  {
    kind: 'health_due',
    label: '접종·검진 시기',
    hint: '예방접종이나 영유아 건강검진을 받을 수 있게 되는 날, 끝나기 2주 전에 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'check_due',
    label: '발달 체크 시기',
    hint: '아이 나이에 맞는 발달 체크가 열리는 날, 끝나기 2주 전에 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'unfinished_check',
    label: '하던 체크',
    hint: '체크를 시작하고 3일이 지나도 끝내지 않았으면 한 번 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'growth_due',
    label: '키와 몸무게',
    hint: '돌 전에는 한 달, 세 돌 전에는 석 달, 그 뒤에는 반년마다 잴 때가 되면 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'weekly_letter',
    label: '이번 주 우리 아이',
    hint: '이번 주 나이에 맞는 이야기를 일주일에 한 번 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'comment',
    label: '댓글과 답글',
    hint: '내 글에 댓글이, 내 댓글에 답글이 달리면 알려 드려요.',
    channels: { app: true, push: true, email: false },
  },
  {
    kind: 'like',
    label: '좋아요',
    hint: '내 글에 좋아요가 달리면 알려 드려요.',
    channels: { app: false, push: false, email: false },
  },
  {
    kind: 'counsel_answer',
    label: '상담 답변',
    hint: '전문가 상담에 답변이 달리면 알려 드려요.',
    channels: { app: true, push: true, email: false },
    unlimited: true,
  },
  {
    kind: 'inquiry_answer',
    label: '문의 답변',
    hint: '1:1 문의에 답변이 달리면 알려 드려요.',
    channels: { app: true, push: true, email: true },
    unlimited: true,
  },
  {
    kind: 'contest',
    label: '공모전 결과',
    hint: '내가 참여한 공모전에서 상을 받으면 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'point',
    label: '포인트',
    hint: '포인트가 곧 사라지면 알려 드려요.',
    channels: { app: true, push: false, email: false },
    dayOnly: true,
  },
  {
    kind: 'notice',
    label: '공지',
    hint: '서비스가 바뀌거나 쉬어 갈 때 알려 드려요.',
    channels: { app: true, push: true, email: false },
    dayOnly: true,
  },
  {
    kind: 'quiet_night',
    label: '밤에는 조용히',
    hint: '밤 9시부터 아침 8시까지는 푸시와 이메일을 보내지 않고, 아침에 알려 드려요.',
    channels: { app: true },
  },
] as const satisfies readonly Kind[];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];

const KINDS = NOTIFICATION_KINDS.map(({ kind }) => kind);
const CHANNELS = NOTIFICATION_CHANNELS.map(({ channel }) => channel);
const CHOICES = NOTIFICATION_KINDS.reduce((sum, { channels }) => sum + Object.keys(channels).length, 0);

const UNKNOWN = '없는 알림이에요.';
const choice = v.pipe(
  v.object({
    kind: v.picklist(KINDS, UNKNOWN),
    channel: v.picklist(CHANNELS, UNKNOWN),
    enabled: v.boolean('켜기와 끄기 중에 골라 주세요.'),
  }),
  v.check(({ kind, channel }) => isOffered(kind, channel), UNKNOWN),
);

/** PUT /mypage/notification: one or more choices; the others stay as they are. */
export const notificationInput = v.object({
  choices: v.pipe(
    limitedArray(choice, {
      max: CHOICES,
      message: '알림을 다시 골라 주세요.',
      tooMany: '알림을 다시 골라 주세요.',
    }),
    v.minLength(1, '알림을 다시 골라 주세요.'),
  ),
});
export type NotificationInput = v.InferOutput<typeof notificationInput>;

/** A person's choices, by `choiceKey`. */
export type NotificationChoices = ReadonlyMap<string, boolean>;
export const choiceKey = (kind: string, channel: NotificationChannel) => `${kind}/${channel}`;

/** Definition of a kind; undefined for a kind without a choice. */
export const notificationKind = (kind: string): Kind | undefined =>
  NOTIFICATION_KINDS.find((item) => item.kind === kind);

function isOffered(kind: string, channel: NotificationChannel): boolean {
  return notificationKind(kind)?.channels[channel] !== undefined;
}

/**
 * True if an account wants a kind on a channel. Turning a kind off in the app also turns off its other channels unless
 * they were chosen separately.
 */
export function isWanted(chosen: NotificationChoices, kind: string, channel: NotificationChannel): boolean {
  const own = chosen.get(choiceKey(kind, channel));
  if (own !== undefined || !isOffered(kind, channel)) return own ?? false;
  if (channel !== 'app' && chosen.get(choiceKey(kind, 'app')) === false) return false;
  return notificationKind(kind)?.channels[channel] ?? false;
}
