import { expect } from '@playwright/test';
import type { User } from '../../../contract/auth/auth.responses';
import type { FrozenAccount } from '../../../contract/auth/freezes.responses';
import { dayFromNumber, formatDay } from '../../../contract/common/calendar';
import type { DataExport } from '../../../contract/mypage/export.responses';
import type { AnnouncementPage } from '../../../contract/staff/announcements.responses';
import type { AuditPage } from '../../../contract/staff/audit.responses';
import type { ClientErrorList } from '../../../contract/staff/client-errors.responses';
import type { ContentEntry } from '../../../contract/staff/content.responses';
import type { FailedJobPage, JobOverview } from '../../../contract/staff/jobs.responses';
import type { AppealPage, Member } from '../../../contract/staff/members.responses';
import { MEASURES } from '../../../contract/staff/numbers';
import type { Numbers } from '../../../contract/staff/numbers.responses';
import type { Screen } from '../screen';

const FIND = '/admin/member/find';
const SEARCH = '/admin/member/search';
const APPEALS = '/admin/appeal';
const AUDIT = '/admin/audit';
const ANNOUNCEMENTS = '/admin/announcement';
const JOBS = '/admin/job';
const NUMBERS = '/admin/numbers';
const CLIENT_ERRORS = '/admin/client-error';
const CONTENT = '/admin/content/articles';
const FAILED_JOBS = '/admin/job/failed';

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
  consents_due: [],
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
const line = (index: number, words: object) => ({
  id: `0190f000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
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
const noJobs = { waiting: 0, running: 0, failed: 0, late_seconds: 0, due_at: null, done_at: null };
const chore = (minutes: number) => ({
  ...noJobs,
  done_at: at,
  due_at: new Date(Date.parse(at) + minutes * 60_000).toISOString(),
});
const reportedErrors = {
  running: { version: '0.2.0', commit: '1a2b3c4d5e6f', date: '2026-03-09' },
  items: [
    {
      id: 'f'.repeat(64),
      release: '0.2.0+1a2b3c4d5e6f',
      route: '/community/:section/:id',
      name: 'TypeError',
      stack: ['src/features/community/posts/post-page.tsx:42:7', 'src/shared/ui/query-boundary.tsx:31:12'],
      times: 1043,
      first_at: '2026-03-09T03:00:00.000Z',
      last_at: at,
    },
  ],
} satisfies ClientErrorList;
const jobs = {
  kinds: [
    { ...chore(1), kind: 'deliver-notices', running: 1 },
    { ...noJobs, kind: 'send-announcement', waiting: 2 },
    { ...chore(10), kind: 'send-reminders', waiting: 1, late_seconds: 1260 },
    { ...chore(60), kind: 'sweep-community' },
    { ...chore(60), kind: 'purge-accounts', failed: 1 },
    { ...chore(60), kind: 'sweep-uploads', failed: 1 },
    { ...chore(60), kind: 'sweep-sessions', done_at: null },
  ],
} satisfies JobOverview;
const content = [
  { id: 'grow-first-smile', title: '처음 웃어 준 날', state: 'released', unlisted_reason: null },
  { id: 'grow-night-feeding', title: '밤중 수유를 줄이는 시기', state: 'changed', unlisted_reason: null },
  { id: 'grow-old-advice', title: '예전 안내를 따른 글', state: 'released', unlisted_reason: '근거를 다시 살펴봐요.' },
  { id: 'grow-added', title: '새로 더한 글', state: 'added', unlisted_reason: null },
] satisfies ContentEntry[];
const numberDays = Array.from({ length: 30 }, (_, index) => formatDay(dayFromNumber(20_500 + index)));
const numbers = {
  days: numberDays,
  measures: MEASURES.map(({ measure }, index) => ({
    measure,
    counts: numberDays.map((_, day) => {
      if (measure === 'checks' && day % 5 === 0) return 'few' as const;
      return day < 3 && measure.startsWith('active') ? null : Math.round((index + 1) * (40 + 30 * Math.sin(day / 3)));
    }),
  })),
} satisfies Numbers;
const failedJobs = {
  items: [
    {
      id: `${id.slice(0, -1)}8`,
      kind: 'sweep-uploads',
      attempts: 9,
      error_code: 'ECONNREFUSED',
      failed_at: at,
      since: '2026-03-09T16:00:00.000Z',
    },
    {
      id: `${id.slice(0, -1)}9`,
      kind: 'purge-accounts',
      attempts: 9,
      error_code: 'MissingFile',
      failed_at: '2026-03-09T15:00:00.000Z',
      since: '2026-03-09T03:00:00.000Z',
    },
  ],
  next: 'more',
} satisfies FailedJobPage;
const account = { ...freeze, appeal: null, can_appeal: true } satisfies FrozenAccount;
const archive = {
  state: 'ready',
  until: at,
  bytes: 3_400_000,
  missing_pictures: 2,
  link: '/mypage/export/file/one?s=0',
} satisfies DataExport;
const logIn: Screen['open'] = async (page) => {
  await page.getByLabel('아이디', { exact: true }).fill('haneul77');
  await page.getByLabel('비밀번호', { exact: true }).fill('growing-slowly-77');
  await page.getByRole('button', { name: '로그인', exact: true }).tap();
  await expect(page.getByText('이용이 정지된 계정이에요')).toBeVisible();
};
const asAdmin = { '/auth/info': admin };
const asFrozen = { signedOut: true, refuses: { '/auth/login': 'ACCOUNT_FROZEN' }, open: logIn } as const;

/** A page of an admin at /admin/… whose answers are all in `filled`; `empty` are the same without a row. */
const staffPage = (
  name: string,
  filled: Record<string, object>,
  empty: Record<string, object>,
  more: Partial<Screen> = {},
): Screen => ({
  name,
  path: () => `/${name.replace('-', '/')}`,
  data: Object.keys(filled),
  always: asAdmin,
  gives: filled,
  empty: { gives: empty },
  ...more,
});

const toListed = ({ id, user_id, nickname, email_masked, role, state }: Member) => ({
  ...{ id, user_id, nickname, email_masked, role, state },
});

/** Members, the audit log, and what the owner of a frozen account sees. */
export const STAFF_SCREENS: readonly Screen[] = [
  staffPage('admin-member', { [APPEALS]: appeals }, { [APPEALS]: { items: [], next: null } }),
  {
    name: 'admin-member-list',
    path: () => '/admin/member',
    always: asAdmin,
    gives: { [APPEALS]: appeals, [SEARCH]: { items: [toListed(member), toListed(frozen)], more: false } },
    open: async (page) => {
      await page.getByRole('textbox', { name: '닉네임' }).fill('하늘');
      await page.getByRole('button', { name: '찾기', exact: true }).tap();
      await expect(page.getByRole('heading', { name: '회원을 2명 찾았어요' })).toBeVisible();
    },
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
  staffPage(
    'admin-announcement',
    { [ANNOUNCEMENTS]: announcements },
    { [ANNOUNCEMENTS]: { items: [], next: null } },
    {
      tablet: 'two columns',
      always: { ...asAdmin, '/admin/announcement/audience': { people: 12_340 } },
    },
  ),
  staffPage(
    'admin-job',
    { [JOBS]: jobs, [FAILED_JOBS]: failedJobs },
    { [JOBS]: { kinds: [] }, [FAILED_JOBS]: { items: [], next: null } },
    { tablet: 'two columns' },
  ),
  staffPage('admin-content', { [CONTENT]: content }, { [CONTENT]: [] }, { tablet: 'two columns' }),
  staffPage(
    'admin-numbers',
    { [NUMBERS]: numbers },
    { [NUMBERS]: { days: numbers.days, measures: [] } satisfies Numbers },
    { tablet: 'two columns' },
  ),
  staffPage(
    'admin-client-error',
    { [CLIENT_ERRORS]: reportedErrors },
    { [CLIENT_ERRORS]: { ...reportedErrors, items: [] } satisfies ClientErrorList },
  ),
  staffPage('admin-audit', { [AUDIT]: audit }, { [AUDIT]: { items: [], next: null } }),
  {
    name: 'login-frozen',
    path: () => '/auth/login',
    ...asFrozen,
    gives: { '/auth/frozen': account, '/auth/frozen/export/state': { state: 'none' } },
  },
  {
    name: 'login-frozen-appealed',
    path: () => '/auth/login',
    ...asFrozen,
    gives: {
      '/auth/frozen/export/state': archive,
      '/auth/frozen': { ...account, appeal: freeze.appeal, can_appeal: false } satisfies FrozenAccount,
    },
  },
];
