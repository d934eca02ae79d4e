import { SHARING_APP_PATH } from '@contract/profiles/sharing-paths';
import type { Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { createNotice, createNotices } from '@server/modules/notices/create-notices';
import { and, inArray, isNull } from 'drizzle-orm';

const WORDS = {
  // Without the name, which would outlive the person's account; the page that the notice opens has it.
  guardianJoined: {
    title: '함께 보는 보호자가 늘었어요',
    body: '보호자로 초대받은 분이 함께 보기 시작했어요. 누구인지 눌러서 확인해 주세요.',
  },
  familyJoined: {
    title: '함께 보는 가족이 늘었어요',
    body: '가족으로 초대받은 분이 함께 보기 시작했어요. 누구인지 눌러서 확인해 주세요.',
  },
  left: { title: '함께 보기를 그만둔 분이 있어요', body: '이제 아이의 기록을 볼 수 없어요.' },
  removal: { title: '함께 보기가 7일 뒤에 끝나요', body: '대표 보호자가 함께 보기를 끝내기로 했어요.' },
  offered: { title: '아이를 맡아 달라는 제안이 왔어요', body: '7일 안에 메일로 확인하고 넘겨받을 수 있어요.' },
  withdrawn: { title: '아이 넘기기를 그만뒀어요', body: '대표 보호자는 그대로예요.' },
  moved: { title: '대표 보호자가 바뀌었어요', body: '기록은 모두 그대로예요.' },
  took: { title: '이제 내가 대표 보호자예요', body: '아이의 모든 기록이 내 계정으로 옮겨졌어요.' },
  ownerLeaves: {
    title: '대표 보호자가 탈퇴를 신청했어요',
    body: '이어서 맡겠다고 하면 기록이 그대로 남고, 아무도 맡지 않으면 30일 뒤에 지워져요.',
  },
  ownerLeavesSoon: {
    title: '아이를 이어서 맡을 보호자가 아직 없어요',
    body: '이대로면 일주일 안에 아이의 기록이 지워져요. 이어서 맡겠다고 하면 그대로 남아요.',
  },
  erasedSoon: {
    title: '일주일 안에 아이의 기록이 지워져요',
    body: '대표 보호자가 떠나고 이어서 맡을 보호자가 아직 없어요. 간직할 기록은 설정의 내 정보 내려받기로 받아 두세요.',
  },
  healthDeleted: {
    title: '건강 기록이 지워졌어요',
    body: '대표 보호자가 아이의 체크·성장·접종 기록을 모두 지웠어요.',
  },
  learningTime: {
    title: '배우기 설정이 바뀌었어요',
    body: '다른 보호자가 하루 시간이나 쓰는 손을 바꿨어요.',
  },
  extraTime: { title: '오늘 배우기 시간이 늘었어요', body: '다른 보호자가 오늘만 시간을 더 줬어요.' },
  guardianPassword: {
    title: '다른 보호자의 보호자 비밀번호가 바뀌었어요',
    body: '그분이 쓰는 비밀번호만 바뀌었고, 내 보호자 비밀번호는 그대로예요.',
  },
  ownerBack: { title: '대표 보호자가 돌아왔어요', body: '아이의 기록은 그대로예요.' },
} as const;

export type SharingNotice = keyof typeof WORDS;
type Notified = { ownerId: string; child: { id: string; name: string }; to: readonly string[]; now: number };

export async function notifySharing(
  tx: Transaction,
  { ownerId, child, to, now }: Notified,
  what: SharingNotice,
): Promise<void> {
  const { title, body } = WORDS[what];
  for (const accountId of to)
    await createNotice(tx, {
      accountId,
      kind: 'sharing',
      title: `${child.name} · ${title}`,
      body,
      path: `${SHARING_APP_PATH}?profile=${child.id}`,
      profileId: child.id,
      childOwnerId: ownerId,
      now,
    });
}

/** Names no child: nothing is left of it. */
const GONE = {
  title: '함께 보던 아이의 기록이 지워졌어요',
  ownerLeft: '대표 보호자가 떠난 뒤 이어서 맡은 보호자가 없어서, 아이의 기록을 모두 지웠어요.',
  deleted: '대표 보호자가 아이를 지워서, 아이의 기록이 모두 지워졌어요.',
} as const;

/** Notifies the accounts that had access to a deleted child. @returns whom to mail after the commit */
export async function notifyGone(
  tx: Transaction,
  { to, now }: { to: readonly string[]; now: number },
  reason: 'ownerLeft' | 'deleted',
): Promise<{ name: string; email: string }[]> {
  const people = await tx
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.id, [...to]), isNull(accounts.leavingAt), isNull(accounts.frozenAt)));
  const notice = { kind: 'sharing', title: GONE.title, body: GONE[reason], path: SHARING_APP_PATH, now } as const;
  await createNotices(
    tx,
    people.map(({ accountId }) => ({ accountId, ...notice })),
  );
  return people;
}
