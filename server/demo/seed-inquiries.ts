import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { InquiryCategory } from '@contract/mypage/inquiries';
import type { Database } from '@server/db/database';
import { inquiries, inquiryMessages } from '@server/db/schema';
import { seedId } from './seed-ids';

type Said = { by: 'person' | 'staff'; text: string; ago: number };
type SeedInquiry = { category: InquiryCategory; state: 'received' | 'answered'; said: readonly Said[] };

const INQUIRIES: readonly SeedInquiry[] = [
  {
    category: 'growth',
    state: 'answered',
    said: [
      { by: 'person', text: '지난주에 잰 키를 한 자리 더 크게 적었어요. 고칠 수 있을까요?', ago: 2 * DAY_MS },
      {
        by: 'staff',
        text: '안녕하세요, 쑥쑥플래너예요.\n\n‘발달 현황’ 아래쪽의 기록에서 그날을 누르면 값을 고치거나 지울 수 있어요. 고치면 곡선도 바로 바뀌어요.\n\n더 궁금한 점이 있으면 이어서 물어봐 주세요.',
        ago: 20 * HOUR_MS,
      },
    ],
  },
  {
    category: 'coupon',
    state: 'received',
    said: [{ by: 'person', text: '할머니께 선물 받은 이용권이 두 장인데, 이어서 쓸 수 있나요?', ago: 3 * HOUR_MS }],
  },
];

/** Inquiries of the demo's parent. */
export async function seedInquiries(tx: Database, accountId: string, now: number): Promise<void> {
  for (const [index, { category, state, said }] of INQUIRIES.entries()) {
    const at = said.map(({ ago }) => new Date(now - ago));
    const [first = new Date(now)] = at;
    const id = seedId(`inquiry-${index}`);
    await tx.insert(inquiries).values({
      accountId,
      id,
      category,
      state,
      beginning: said[0]?.text ?? '',
      createdAt: first,
      updatedAt: at.at(-1) ?? first,
      unread: state === 'answered',
    });
    await tx.insert(inquiryMessages).values(
      said.map(({ by, text }, message) => ({
        accountId,
        inquiryId: id,
        id: seedId(`inquiry-${index}-${message}`),
        by,
        text,
        createdAt: at[message] ?? first,
      })),
    );
  }
}
