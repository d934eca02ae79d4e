import type { NoticeKind } from '@contract/notices/notices';
import { type Letter, letter } from '@server/mail/letters';

type ChannelText = { title: string; body: string };

/**
 * Texts of pushes and mails by kind. They are read on locked screens: no names, no user text, nothing of a child's
 * health but that a date has come. Null: shown inside the app only.
 */
const CHANNEL_TEXTS: Record<NoticeKind, ChannelText | null> = {
  comment: { title: '새 댓글이 달렸어요', body: '내가 쓴 글에 이어진 이야기를 확인해 보세요.' },
  like: { title: '내 글을 좋아하는 분이 늘었어요', body: '어떤 글인지 확인해 보세요.' },
  counsel_answer: { title: '전문가가 답변했어요', body: '남겨 주신 질문의 답변을 확인해 보세요.' },
  inquiry_answer: { title: '문의에 답변이 도착했어요', body: '남겨 주신 문의의 답변을 확인해 보세요.' },
  moderation: null,
  contest: { title: '공모전 결과가 나왔어요', body: '공모전 결과를 확인해 보세요.' },
  health_due: { title: '접종·검진 시기가 열렸어요', body: '언제까지 받을 수 있는지 확인해 보세요.' },
  point: { title: '곧 사라지는 포인트가 있어요', body: '사라지기 전에 확인해 보세요.' },
  notice: { title: '새 공지가 있어요', body: '쑥쑥플래너의 공지를 확인해 보세요.' },
};

/** Null for a kind of an older version, too: its delivery is dropped. */
export const getChannelText = (kind: NoticeKind): ChannelText | null => CHANNEL_TEXTS[kind] ?? null;

const SETTINGS = '/mypage/setting#notifications';

/** The mail of a notice. @param origin the product's public origin; null: the mail says in words where to look */
export const noticeLetter = ({ title, body }: ChannelText, path: string, origin: string | null): Letter =>
  letter(
    title,
    body,
    origin === null ? '쑥쑥플래너를 열고 알림을 눌러 주세요.' : `${origin}${path}`,
    '',
    origin === null
      ? '이런 메일을 그만 받으려면 쑥쑥플래너의 ‘설정 › 알림 설정’에서 이메일을 꺼 주세요.'
      : `이런 메일을 그만 받으려면 여기에서 이메일을 꺼 주세요: ${origin}${SETTINGS}`,
  );
