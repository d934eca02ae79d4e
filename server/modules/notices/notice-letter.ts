import type { NoticeKind } from '@contract/notices/notices';
import { notificationKind } from '@contract/notices/notifications';
import { composeLetter, type Letter } from '@server/mail/compose-letter';
import { SENT_ONLY } from '@server/mail/letters';
import type { ChannelText } from './channel-texts';

const SETTINGS = '/mypage/setting#notifications';

/** Label of the button of a mail, by kind. */
const ACTIONS: Partial<Record<NoticeKind, string>> = {
  comment: '댓글 보기',
  like: '내 글 보기',
  counsel_answer: '답변 보기',
  inquiry_answer: '답변 보기',
  contest: '결과 보기',
  health_due: '접종·검진 보기',
  check_due: '발달 체크 보기',
  unfinished_check: '체크 이어하기',
  growth_due: '키와 몸무게 적기',
  weekly_letter: '이번 주 편지 보기',
  point: '포인트 보기',
  notice: '공지 보기',
};

type NoticeMail = {
  text: ChannelText;
  /** Of one notice, or of those that share the last place of a day. */
  kinds: readonly NoticeKind[];
  path: string;
  /** The product's public origin; null: the mail says in words where to look. */
  origin: string | null;
  /** Without the origin; ends these kinds by mail. */
  unsubscribePath: string;
};

/** The mail of a notice: fixed sentences by kind, one button, and how to get no more of them. */
export function noticeLetter({ text: { title, body }, kinds, path, origin, unsubscribePath }: NoticeMail): Letter {
  const reason = `이메일로 받도록 설정된 ${listLabels(kinds)} 알림이에요.`;
  if (origin === null)
    return composeLetter({
      title,
      parts: [body, '쑥쑥플래너를 열고 알림을 눌러 주세요.'],
      footer: [reason, SENT_ONLY, '이런 메일을 그만 받으려면 쑥쑥플래너의 ‘설정 › 알림 설정’에서 이메일을 꺼 주세요.'],
    });
  const unsubscribeUrl = `${origin}${unsubscribePath}`;
  const letter = composeLetter({
    title,
    parts: [body, '', { label: toAction(kinds), url: `${origin}${path}` }],
    footer: [
      reason,
      SENT_ONLY,
      { label: '이런 메일 그만 받기', url: unsubscribeUrl },
      { label: '알림 설정', url: `${origin}${SETTINGS}` },
    ],
  });
  return { ...letter, unsubscribeUrl };
}

/** ‘접종·검진 시기’, ‘발달 체크 시기’ */
export const listLabels = (kinds: readonly string[]): string =>
  [...new Set(kinds)].map((kind) => `‘${notificationKind(kind)?.label ?? '알림'}’`).join(', ');

function toAction([first, ...others]: readonly NoticeKind[]): string {
  return (first && others.length === 0 ? ACTIONS[first] : undefined) ?? '알림 보기';
}
