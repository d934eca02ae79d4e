import type { NoticeKind } from '@contract/notices/notices';

export type ChannelText = { title: string; body: string };

/**
 * Texts of pushes and mails by kind. They are read on locked screens: no names, no user text, nothing of a child's
 * health but that a date has come. A delivery may have a title of its own, by the same rule. Null: shown inside the app only.
 */
const CHANNEL_TEXTS: Record<NoticeKind, ChannelText | null> = {
  clinic: null,
  sharing: { title: '함께 보는 아이 소식이 있어요', body: '앱에서 확인해 주세요.' },
  comment: { title: '새 댓글이 달렸어요', body: '내가 쓴 글에 이어진 이야기를 확인해 보세요.' },
  like: { title: '내 글을 좋아하는 분이 늘었어요', body: '어떤 글인지 확인해 보세요.' },
  counsel_answer: { title: '전문가가 답변했어요', body: '남겨 주신 질문의 답변을 확인해 보세요.' },
  inquiry_answer: { title: '문의에 답변이 도착했어요', body: '남겨 주신 문의의 답변을 확인해 보세요.' },
  moderation: null,
  contest: { title: '공모전 결과가 나왔어요', body: '공모전 결과를 확인해 보세요.' },
  health_due: { title: '접종·검진 시기를 확인해 주세요', body: '언제까지 받을 수 있는지 확인해 보세요.' },
  check_due: { title: '할 수 있는 발달 체크가 있어요', body: '언제까지 할 수 있는지 확인해 보세요.' },
  unfinished_check: { title: '하던 체크가 남아 있어요', body: '답한 데까지 저장되어 있어요. 이어서 해 보세요.' },
  growth_due: { title: '키와 몸무게를 잴 때가 되었어요', body: '얼마나 자랐는지 적어 보세요.' },
  weekly_letter: { title: '이번 주 편지가 왔어요', body: '이번 주 편지에서 함께 볼 이야기를 확인해 보세요.' },
  point: { title: '곧 사라지는 포인트가 있어요', body: '사라지기 전에 확인해 보세요.' },
  export: null,
  notice: { title: '새 공지가 있어요', body: '쑥쑥플래너의 공지를 확인해 보세요.' },
};

/** Null for a kind of an older version, too: its delivery is dropped. */
export const getChannelText = (kind: NoticeKind): ChannelText | null => CHANNEL_TEXTS[kind] ?? null;

/** Of one delivery, or of several of a day that has room for one. */
export const toChannelText = (deliveries: readonly { kind: NoticeKind; title: string | null }[]): ChannelText => {
  const [first, ...others] = deliveries;
  const same = first && others.every(({ kind }) => kind === first.kind) ? getChannelText(first.kind) : null;
  if (!same) return { title: `확인할 알림이 ${deliveries.length}개 있어요`, body: '알림에서 하나씩 확인해 보세요.' };
  return others.length === 0 && first?.title ? { ...same, title: first.title } : same;
};
