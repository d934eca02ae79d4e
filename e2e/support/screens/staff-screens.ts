import { expect } from '@playwright/test';
import type { User } from '../../../contract/auth/auth.responses';
import type { FrozenAccount } from '../../../contract/auth/freezes.responses';
import type { AnnouncementPage } from '../../../contract/mypage/announcements.responses';
import type { AuditPage } from '../../../contract/mypage/audit.responses';
import type { AppealPage, Member } from '../../../contract/mypage/members.responses';
import type { Screen } from '../screen';

const FIND = '/admin/member/find';
const APPEALS = '/admin/appeal';
const AUDIT = '/admin/audit';
const ANNOUNCEMENTS = '/admin/announcement';

const id = '0190f000-0000-7000-8000-0000000000c1';
const at = '2026-03-10T03:00:00.000Z';
const admin = {
  id: '0190f000-0000-7000-8000-0000000000c0',
  user_id: 'admin',
  name: '쑥쑥지기',
  role: 'admin',
  is_first_login: false,
  grow_learning_password: false,
  selected_profile: null,
  unread_notices: 0,
} satisfies User;
const member = {
  id,
  user_id: 'haneul77',
  nickname: '하늘이네',
  email_masked: 'ha***@example.com',
  role: 'parent',
  state: 'active',
  joined_at: '2025-11-02T03:00:00.000Z',
  over_14: true,
  in_community: true,
  last_seen_on: '20260309',
  devices: 2,
  counts: { posts: 12, comments: 1043, reports: 1, cases: 3, removed: 1, inquiries: 2 },
  erased_at: null,
  freeze: null,
  past_freezes: 1,
  can: { freeze: true, unfreeze: false, answer_appeal: false, sign_out: true, set_role: true, see_email: true },
  log: [
    { id: `${id.slice(0, -1)}2`, action: 'member.view', actor: 'admin', at },
    { id: `${id.slice(0, -1)}3`, action: 'member.unfreeze', actor: 'admin', at: '2026-02-01T03:00:00.000Z' },
    { id: `${id.slice(0, -1)}4`, action: 'role.expert', actor: null, at: '2026-01-01T03:00:00.000Z' },
  ],
} satisfies Member;
const freeze = {
  reason: 'spam',
  text: '같은 광고 글을 사흘 동안 열두 번 올렸어요.\n먼저 두 번 알려 드렸지만 계속되었어요.',
  frozen_at: '2026-03-08T03:00:00.000Z',
  appeal: { text: '광고가 아니라 제가 산 유모차 후기예요. 영수증도 있어요.', sent_at: at, answer: null },
} as const;
const frozen = {
  ...member,
  state: 'frozen',
  devices: 0,
  freeze,
  can: { ...member.can, freeze: false, unfreeze: true, answer_appeal: true, set_role: false },
} satisfies Member;
const appeals = {
  items: [
    { id, nickname: '하늘이네', reason: 'spam', frozen_at: freeze.frozen_at, appealed_at: at },
    { id: `${id.slice(0, -1)}5`, nickname: null, reason: 'stolen', frozen_at: freeze.frozen_at, appealed_at: at },
  ],
  next: null,
} satisfies AppealPage;
const line = (nth: number, words: object) => ({
  id: `0190f000-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`,
  at,
  actor: { id: admin.id, user_id: 'admin' },
  subject_kind: 'account' as const,
  subject_id: id,
  action: 'member.freeze' as const,
  ...words,
});
const audit = {
  items: [
    line(0, {}),
    line(1, { action: 'inquiry.answer', subject_kind: 'inquiry' }),
    line(2, { action: 'article.review', subject_kind: 'article', subject_id: 'grow-00m-safe-sleep' }),
    line(3, { action: 'role.moderator', actor: null }),
    line(4, { action: 'licence.issue', subject_kind: 'licence_batch', actor: { id: admin.id, user_id: null } }),
  ],
  next: 'more',
} satisfies AuditPage;
const announcements = {
  items: [
    {
      id: `${id.slice(0, -1)}6`,
      title: '10일 새벽에 잠시 쉬어요',
      body: '새벽 2시부터 4시까지 더 빨라지도록 손봐요. 적은 기록은 그대로예요.',
      path: null,
      audience: 'all',
      from_month: null,
      to_month: null,
      state: 'scheduled',
      send_at: '2026-03-11T01:00:00.000Z',
      sent_at: null,
      reached: 0,
      shown: 0,
      seen: 0,
    },
    {
      id: `${id.slice(0, -1)}7`,
      title: '36개월 체크가 나왔어요',
      body: '세 돌을 맞은 아이의 체크를 할 수 있어요.',
      path: '/test',
      audience: 'children',
      from_month: 34,
      to_month: 38,
      state: 'sent',
      send_at: at,
      sent_at: at,
      reached: 12_340,
      shown: 12_001,
      seen: 5_432,
    },
  ],
  next: null,
} satisfies AnnouncementPage;
const account = { ...freeze, appeal: null, can_appeal: true } satisfies FrozenAccount;
const logIn: Screen['open'] = async (page) => {
  await page.getByLabel('아이디', { exact: true }).fill('haneul77');
  await page.getByLabel('비밀번호', { exact: true }).fill('growing-slowly-77');
  await page.getByRole('button', { name: '로그인', exact: true }).tap();
  await expect(page.getByText('이용이 정지된 계정이에요')).toBeVisible();
};
const asAdmin = { '/auth/info': admin };
const asFrozen = { signedOut: true, refuses: { '/auth/login': 'ACCOUNT_FROZEN' }, open: logIn } as const;

/** Members, the audit log, and what the owner of a frozen account sees. */
export const STAFF_SCREENS: readonly Screen[] = [
  {
    name: 'admin-member',
    path: () => '/admin/member',
    data: [APPEALS],
    always: asAdmin,
    gives: { [APPEALS]: appeals },
    empty: { gives: { [APPEALS]: { items: [], next: null } } },
  },
  {
    name: 'admin-member-found',
    tablet: 'two columns',
    path: () => `/admin/member?id=${id}`,
    data: [FIND],
    always: asAdmin,
    gives: { [FIND]: member },
  },
  {
    name: 'admin-member-frozen',
    tablet: 'two columns',
    path: () => `/admin/member?id=${id}`,
    always: asAdmin,
    gives: { [FIND]: frozen },
  },
  {
    name: 'admin-member-freeze',
    path: () => `/admin/member?id=${id}`,
    always: asAdmin,
    gives: { [FIND]: member },
    open: async (page) => {
      await page.getByRole('button', { name: '이용 정지하기' }).tap();
      await expect(page.getByRole('dialog', { name: '이용 정지하기' })).toBeVisible();
    },
  },
  {
    name: 'admin-announcement',
    tablet: 'two columns',
    path: () => '/admin/announcement',
    data: [ANNOUNCEMENTS],
    always: { ...asAdmin, '/admin/announcement/audience': { people: 12_340 } },
    gives: { [ANNOUNCEMENTS]: announcements },
    empty: { gives: { [ANNOUNCEMENTS]: { items: [], next: null } } },
  },
  {
    name: 'admin-audit',
    path: () => '/admin/audit',
    data: [AUDIT],
    always: asAdmin,
    gives: { [AUDIT]: audit },
    empty: { gives: { [AUDIT]: { items: [], next: null } } },
  },
  { name: 'login-frozen', path: () => '/auth/login', ...asFrozen, gives: { '/auth/frozen': account } },
  {
    name: 'login-frozen-appealed',
    path: () => '/auth/login',
    ...asFrozen,
    gives: { '/auth/frozen': { ...account, appeal: freeze.appeal, can_appeal: false } satisfies FrozenAccount },
  },
];
