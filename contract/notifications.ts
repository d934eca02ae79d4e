import * as v from 'valibot';

/** What the product may notify of, as data: a new kind is one line here. `enabled` is what holds before anybody chose. */
export const NOTIFICATION_KINDS = [
  { kind: 'check_due', label: '체크할 시기', hint: '아이 나이에 맞는 새 체크가 열리면 알려 드려요.', enabled: true },
  {
    kind: 'check_unfinished',
    label: '하다 만 체크',
    hint: '하다 만 체크가 며칠째 남아 있으면 알려 드려요.',
    enabled: true,
  },
  {
    kind: 'health_due',
    label: '접종·검진 시기',
    hint: '예방접종과 영유아 검진 시기가 다가오면 알려 드려요.',
    enabled: true,
  },
  { kind: 'comment', label: '댓글과 답글', hint: '내 글에 댓글이나 답글이 달리면 알려 드려요.', enabled: true },
  { kind: 'like', label: '좋아요', hint: '내 글에 좋아요가 달리면 알려 드려요.', enabled: false },
  {
    kind: 'counsel_answer',
    label: '상담 답변',
    hint: '전문가 상담에 답변이 달리면 알려 드려요.',
    enabled: true,
  },
  { kind: 'inquiry_answer', label: '문의 답변', hint: '1:1 문의에 답변이 달리면 알려 드려요.', enabled: true },
  { kind: 'notice', label: '공지', hint: '서비스가 바뀌거나 쉬어 갈 때 알려 드려요.', enabled: true },
  {
    kind: 'quiet_night',
    label: '밤에는 조용히',
    hint: '밤 9시부터 아침 8시까지는 알림을 보내지 않아요.',
    enabled: true,
  },
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];

const KINDS = NOTIFICATION_KINDS.map(({ kind }) => kind);

/** PUT /mypage/notification: one or more choices; the others stay as they are. */
export const notificationInput = v.object({
  choices: v.pipe(
    v.array(
      v.object({ kind: v.picklist(KINDS, '없는 알림이에요.'), enabled: v.boolean('켜기와 끄기 중에 골라 주세요.') }),
      '알림을 다시 골라 주세요.',
    ),
    v.minLength(1, '알림을 다시 골라 주세요.'),
    v.maxLength(KINDS.length, '알림을 다시 골라 주세요.'),
  ),
});
export type NotificationInput = v.InferOutput<typeof notificationInput>;

/** GET and PUT /mypage/notification: every kind, in the order it is shown. */
export type NotificationChoice = { kind: NotificationKind; label: string; hint: string; enabled: boolean };
