import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { NoticeKind } from '@contract/notices/notices';
import type { Database } from '@server/db/database';
import { notices } from '@server/db/schema';
import { seedId } from './seed-ids';

type SeedNotice = { kind: NoticeKind; title: string; body: string; path: string; ago: number; isRead?: true };

const NOTICES: readonly SeedNotice[] = [
  {
    kind: 'comment',
    title: '내 글에 댓글이 달렸어요',
    body: '주말에 다녀온 숲 놀이터 이야기',
    path: '/mypage/posts',
    ago: 2 * HOUR_MS,
  },
  {
    kind: 'counsel_answer',
    title: '전문가가 답변했어요',
    body: '밤에 자주 깨는 아이, 어떻게 도와줄까요?',
    path: '/community/counseling',
    ago: DAY_MS + 3 * HOUR_MS,
  },
  {
    kind: 'like',
    title: '내 글에 좋아요가 10개 달렸어요',
    body: '주말에 다녀온 숲 놀이터 이야기',
    path: '/mypage/posts',
    ago: DAY_MS + 7 * HOUR_MS,
    isRead: true,
  },
  {
    kind: 'notice',
    title: '쑥쑥플래너에 오신 것을 환영해요',
    body: '받을 알림은 설정에서 언제든 고를 수 있어요.',
    path: '/mypage/setting#notifications',
    ago: 12 * DAY_MS,
    isRead: true,
  },
];

/** Notices of the demo's parent. */
export async function seedNotices(tx: Database, accountId: string, now: number): Promise<void> {
  await tx.insert(notices).values(
    NOTICES.map(({ ago, isRead, ...words }, index) => ({
      accountId,
      id: seedId(`notice-${index}`),
      ...words,
      createdAt: new Date(now - ago),
      readAt: isRead ? new Date(now - ago + HOUR_MS) : null,
    })),
  );
}
