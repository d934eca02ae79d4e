import { expect, type Page } from '@playwright/test';
import type { User } from '../../../contract/auth/auth.responses';
import { HOUR_MS } from '../../../contract/common/time';
import type { StaffArticle } from '../../../contract/community/articles.responses';
import type { CareCards } from '../../../contract/mypage/care-card.responses';
import type { ClinicLinks } from '../../../contract/mypage/clinic.responses';
import type { StaffFaq } from '../../../contract/mypage/faq.responses';
import type {
  Inquiry,
  InquiryPage,
  StaffInquiry,
  StaffInquiryPage,
} from '../../../contract/mypage/inquiries.responses';
import type { OwnMedicalInfo } from '../../../contract/mypage/medical-info.responses';
import type { MyPage } from '../../../contract/mypage/mypage.responses';
import type { UpcomingReminders } from '../../../contract/reminders/reminders.responses';
import type { Screen } from '../screen';

const ROOM = '/mypage';
const MEDICAL = '/medical-info/';
const CLINIC = '/clinic-link/';
const CARDS = '/care-card/';
const FAQ = '/faq';
const INQUIRIES = '/inquiry';
const INQUIRY = '/inquiry/';
const QUEUE = '/admin/inquiry';
const QUEUED = '/admin/inquiry/';
const REMINDERS = '/reminder';

const id = '0190f000-0000-7000-8000-0000000000a1';
const at = '2026-03-10T03:00:00.000Z';
const newcomer = {
  nickname: null,
  profile_image_path: null,
  points: 0,
  coupons: 0,
  posts: 0,
  comments: 0,
  bookmarks: 0,
  unread_notices: 0,
  inquiries_answered: 0,
} satisfies MyPage;
const room = {
  nickname: '하늘이네',
  profile_image_path: 'animals/fox',
  points: 12_340,
  coupons: 2,
  posts: 7,
  comments: 100,
  bookmarks: 12,
  unread_notices: 3,
  inquiries_answered: 1,
} satisfies MyPage;
const card = {
  id,
  category: 'growth',
  state: 'answered',
  beginning: '지난주에 잰 키를 한 자리 더 크게 적었어요. 고칠 수 있을까요?',
  created_at: at,
  updated_at: at,
} as const;
const messages: Inquiry['messages'] = [
  { id: `${id.slice(0, -1)}2`, by: 'person', text: card.beginning, images: [], created_at: at },
  {
    id: `${id.slice(0, -1)}3`,
    by: 'staff',
    text: '안녕하세요, 쑥쑥플래너예요.\n\n‘발달 현황’ 아래쪽의 기록에서 그날을 누르면 수정할 수 있어요.',
    images: [],
    created_at: at,
  },
];
const inquiry = { ...card, unread: false, messages, can_ask: true } satisfies Inquiry;
const waiting = { ...card, state: 'received', asker_name: '김하늘' } as const;
const queue = { items: [waiting, { ...waiting, id: `${id.slice(0, -1)}4`, state: 'looking' }], next: null };
const asked = { ...waiting, messages: messages.slice(0, 1) } satisfies StaffInquiry;
const nothing = { items: [], next: null } satisfies InquiryPage & StaffInquiryPage;
const faq = {
  id: 'faq-account-find-password',
  group: '계정·로그인',
  question: '비밀번호를 잊었어요',
  answer: ['로그인 화면에서 새로 정할 수 있어요.', '새로 정하면 다른 기기에서는 로그아웃돼요.'],
  keywords: ['비밀번호', '찾기'],
  hidden: false,
  edited: true,
  updated_at: at,
} satisfies StaffFaq;
const faqs = [faq, { ...faq, id: 'faq-hidden', group: '커뮤니티', question: '숨긴 질문이에요?', hidden: true }];
const article = {
  key: 'grow-00m-safe-sleep',
  title: '아기가 편히 자는 자리',
  from_month: 0,
  to_month: 11,
  review: null,
};
const articles = [
  article,
  {
    ...article,
    key: 'grow-06m-first-foods',
    title: '첫 이유식',
    review: { name: '김하나', degree: '소아청소년과 전문의', reviewed_on: '2026-03-01', current: true, updated_at: at },
  },
] satisfies StaffArticle[];
const admin = {
  id,
  user_id: 'admin',
  name: '쑥쑥지기',
  role: 'admin',
  is_first_login: false,
  grow_learning_password: false,
  selected_profile: null,
  consents_due: [],
  unread_notices: 0,
} satisfies User;

const notice = (index: number, words: object) => ({
  id: `0190f000-0000-7000-8000-00000000010${index}`,
  created_at: new Date(Date.now() - (index * 13 + 1) * HOUR_MS).toISOString(),
  path: '/home',
  read: index > 1,
  ...words,
});
const noticePage = {
  items: [
    notice(0, {
      kind: 'health_due',
      title: '도담 · 받을 수 있는 예방접종이 있어요',
      body: '홍역·유행성이하선염·풍진(MMR) 1차 외 3가지예요. 언제까지 받을 수 있는지 확인해 보세요.',
    }),
    notice(1, {
      kind: 'inquiry_answer',
      title: '문의에 답변이 도착했어요',
      body: '‘이용 방법’ 문의의 답변을 확인해 주세요.',
    }),
    notice(2, { kind: 'comment', title: '내 글에 댓글이 달렸어요', body: '주말에 다녀온 숲 놀이터 이야기' }),
    notice(3, { kind: 'contest', title: '축하해요! 대상을 받았어요', body: '우리 집 놀이터 · 이불로 만든 동굴' }),
    notice(4, {
      kind: 'moderation',
      title: '글을 다시 볼 수 있어요',
      body: '살펴보니 문제가 없는 글이었어요.',
      path: null,
    }),
    notice(5, { kind: 'point', title: '곧 사라지는 포인트가 있어요', body: '이번 달 30일에 120점이 사라져요.' }),
    notice(6, { kind: 'like', title: '내 글에 첫 좋아요가 달렸어요', body: '우리 아이가 좋아한 그림책' }),
  ],
  next: 'more',
};

const upcoming: UpcomingReminders = [
  {
    profile_id: id,
    name: '하늘',
    reminders: [
      {
        kind: 'unfinished_check',
        on: '20260405',
        title: '하던 24개월 발달 체크가 남아 있어요',
        body: '답한 데까지 저장되어 있어요. 이어서 해 볼까요?',
      },
      {
        kind: 'health_due',
        on: '20260420',
        title: '받을 수 있는 예방접종이 있어요',
        body: '일본뇌염 3차 · 2027년 3월 14일까지예요.',
      },
      {
        kind: 'growth_due',
        on: '20260520',
        title: '키와 몸무게를 잴 때가 되었어요',
        body: '마지막 기록은 2026년 2월 20일이에요. 얼마나 자랐는지 적어 보세요.',
      },
      {
        kind: 'check_due',
        on: '20260711',
        title: '30개월 발달 체크를 할 수 있어요',
        body: '2027년 1월 10일까지 할 수 있어요. 6분쯤 걸려요.',
      },
      {
        kind: 'growth_due',
        on: '20260820',
        title: '키와 몸무게를 잴 때가 되었어요',
        body: '마지막 기록은 2026년 5월 20일이에요. 얼마나 자랐는지 적어 보세요.',
      },
    ],
  },
  { profile_id: `${id.slice(0, -1)}2`, name: '바다', reminders: [] },
];

const medical = {
  allergies: [{ name: '땅콩', reaction: '두드러기, 입술이 부어요' }],
  no_allergies: false,
  medicines: [],
  no_medicines: true,
  clinic: { name: '새싹소아청소년과', phone: '02-123-4567' },
  contacts: [{ name: '외할머니', phone: '010-1234-5678' }],
  version: 3,
  updated_at: at,
  consent_needed: false,
} satisfies OwnMedicalInfo;
const noMedical = {
  ...medical,
  allergies: [],
  no_medicines: false,
  clinic: { name: '', phone: '' },
  contacts: [],
  version: 0,
  updated_at: null,
  consent_needed: true,
} satisfies OwnMedicalInfo;

const sharedLink = {
  id,
  parts: ['checks', 'growth', 'medical'],
  state: 'waiting',
  path: `/clinic#${'a1'.repeat(32)}`,
  created_at: at,
  expires_at: new Date(Date.now() + HOUR_MS / 2).toISOString(),
  openings: [],
} satisfies ClinicLinks['links'][number];
const endedLink = {
  ...sharedLink,
  id: `${id.slice(0, -1)}2`,
  state: 'ended',
  path: null,
  openings: [at],
} satisfies ClinicLinks['links'][number];
const clinicLinks = {
  links: [sharedLink, endedLink],
  results: [
    {
      id: `${id.slice(0, -1)}3`,
      round: 4,
      taken_on: '20260309',
      age: { months: 18, actual_months: 18, corrected: false },
      rows: {
        gross_motor: 'ahead',
        fine_motor: 'on_track',
        cognitive: 'on_track',
        language: 'follow_up',
        social: 'on_track',
        self_help: null,
      },
      place: '새싹소아청소년과의원 영유아검진센터',
      note: '말이 조금 늦은 편이라 석 달 뒤에 다시 보기로 했어요. 그동안 그림책을 함께 읽어 주세요.',
      warnings: ['same_round'],
      sent_at: at,
    },
  ],
} satisfies ClinicLinks;
const openLink = {
  ...sharedLink,
  state: 'open',
  path: null,
  openings: [at, '2026-03-10T03:04:00.000Z'],
} satisfies ClinicLinks['links'][number];
const careCard = {
  id,
  parts: ['allergies', 'medicines', 'contacts', 'routine', 'clinic'],
  routine: ['낮잠은 1시부터 3시', '간식은 4시, 우유는 데워서 주세요'],
  state: 'open',
  path: `/card#${'b2'.repeat(32)}`,
  created_at: at,
  expires_at: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
  openings: [at, '2026-03-10T05:10:00.000Z'],
} satisfies CareCards['cards'][number];
const careCards = {
  cards: [careCard, { ...careCard, id: `${id.slice(0, -1)}2`, state: 'expired', path: null }],
  consent_needed: false,
} satisfies CareCards;

/** A growth entry that waited on the device while its child passed on, as another tab would have stored it. */
async function showLostEntry(page: Page) {
  await page.evaluate((entryId) => {
    const [, claims = ''] = (localStorage.getItem('ggp_accessToken') ?? '').split('.');
    const owner: string = JSON.parse(atob(claims)).sub;
    const row = {
      id: entryId,
      owner,
      seq: 1,
      profileId: entryId,
      keptAt: 1,
      entry: {
        id: entryId,
        measured_on: '20261120',
        height_cm: 104.6,
        weight_kg: 17,
        head_cm: null,
        position: 'standing',
        place: 'home',
        note: '',
        confirmed: true,
        consent: false,
      },
      refused: {
        code: 'CHILD_MOVED',
        sentences: ['이 아이는 다른 보호자에게 넘어갔어요. 함께 보려면 그 보호자에게 초대해 달라고 해 주세요.'],
      },
    };
    const key = `ggp_v1_growthEntry/${owner}/${entryId}`;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(row) }));
  }, id);
  await expect(page.getByRole('heading', { name: '저장하지 못한 성장 기록' })).toBeVisible();
}

/** One's own room, the questions parents ask, inquiries, and what the staff does about them. */
export const MYPAGE_SCREENS: readonly Screen[] = [
  {
    name: 'mypage-clinic',
    path: () => '/mypage/clinic',
    data: [CLINIC],
    gives: { [CLINIC]: clinicLinks },
    empty: { gives: { [CLINIC]: { links: [], results: [] } satisfies ClinicLinks } },
  },
  {
    name: 'mypage-clinic-open',
    path: () => '/mypage/clinic',
    always: { [CLINIC]: { links: [openLink], results: [] } satisfies ClinicLinks },
    open: (page) => page.getByText('2번 열었어요').click(),
  },
  {
    name: 'mypage-clinic-none',
    path: () => '/mypage/clinic',
    always: { [CLINIC]: { links: [], results: [] } satisfies ClinicLinks },
    open: async (page) => {
      for (const part of await page.getByRole('switch').all()) await part.tap();
      await page.getByRole('button', { name: 'QR 코드 만들기' }).tap();
      await expect(page.getByText('보여 줄 것을 하나 이상 골라 주세요.')).toBeVisible();
    },
  },
  {
    name: 'mypage-clinic-ended',
    path: () => '/mypage/clinic',
    always: { [CLINIC]: { links: [endedLink], results: [] } satisfies ClinicLinks },
    open: (page) => page.getByText(/동안 끝난 것 1개/).click(),
  },
  {
    name: 'mypage-clinic-delete-sheet',
    path: () => '/mypage/clinic',
    always: { [CLINIC]: clinicLinks },
    open: async (page) => {
      await page.getByRole('button', { name: '지우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'mypage-card',
    path: () => '/mypage/card',
    data: [CARDS],
    gives: { [CARDS]: careCards },
    empty: { gives: { [CARDS]: { cards: [], consent_needed: true } satisfies CareCards } },
  },
  {
    name: 'mypage-card-shown',
    path: () => '/mypage/card',
    always: { [CARDS]: careCards },
    open: async (page) => {
      await page.getByRole('button', { name: 'QR·링크 보기' }).click();
      await expect(page.getByRole('img', { name: '돌봄 카드 QR 코드' })).toBeVisible();
    },
  },
  {
    name: 'mypage-medical',
    path: () => '/mypage/medical',
    data: [MEDICAL],
    gives: { [MEDICAL]: medical },
    empty: { gives: { [MEDICAL]: noMedical } },
  },
  {
    name: 'mypage-medical-wrong',
    path: () => '/mypage/medical',
    gives: { [MEDICAL]: noMedical },
    open: async (page) => {
      await page.getByRole('button', { name: '알레르기 추가하기' }).tap();
      await page.getByRole('button', { name: '저장하기' }).tap();
      await expect(page.getByText('알레르기를 일으키는 것을 입력해 주세요.')).toBeVisible();
    },
  },
  {
    name: 'mypage',
    tablet: 'two columns',
    path: () => '/mypage',
    data: [ROOM, '/profile'],
    gives: { [ROOM]: room },
    empty: { noChild: true, gives: { [ROOM]: newcomer, '/profile': [] } },
  },
  { name: 'mypage-lost-entry', path: () => '/mypage', open: showLostEntry },
  { name: 'mypage-staff', path: () => '/mypage', gives: { [ROOM]: room, '/auth/info': admin } },
  { name: 'qna', path: () => '/mypage/qna', data: [FAQ], empty: { gives: { [FAQ]: [] } } },
  {
    name: 'qna-found',
    path: () => `/mypage/qna?q=${encodeURIComponent('비밀번호')}`,
    open: async (page) => {
      await page.getByRole('button', { name: '비밀번호를 잊었어요', exact: true }).tap();
      await expect(page.getByText(/새 비밀번호를 정할 수 있어요/)).toBeVisible();
    },
  },
  { name: 'qna-nothing', path: () => `/mypage/qna?q=${encodeURIComponent('우주선')}` },
  { name: 'inquire', path: () => '/mypage/inquire', data: [INQUIRIES], empty: { gives: { [INQUIRIES]: nothing } } },
  {
    name: 'inquire-write',
    path: () => '/mypage/inquire/write',
    open: async (page) => {
      await page.getByRole('button', { name: '문의 보내기' }).tap();
      await expect(page.getByText('무엇에 대한 문의인지 골라 주세요.')).toBeVisible();
    },
  },
  { name: 'inquiry', path: () => `/mypage/inquire/${id}`, data: [INQUIRY], gives: { [INQUIRY]: inquiry } },
  {
    name: 'inquiry-further',
    path: () => `/mypage/inquire/${id}`,
    gives: { [INQUIRY]: inquiry },
    open: async (page) => {
      await page.getByRole('button', { name: '이어서 묻기' }).tap();
      await expect(page.getByRole('textbox', { name: '이어서 묻기' })).toBeFocused();
    },
  },
  { name: 'admin', path: () => '/admin', gives: { '/auth/info': admin } },
  {
    name: 'admin-inquiry',
    path: () => '/admin/inquiry',
    data: [QUEUE],
    gives: { [QUEUE]: queue },
    empty: { gives: { [QUEUE]: nothing } },
  },
  {
    name: 'admin-inquiry-answer',
    path: () => `/admin/inquiry?inquiry=${id}`,
    data: [QUEUED],
    gives: { [QUEUED]: asked },
  },
  { name: 'admin-faq', path: () => '/admin/faq', data: ['/admin/faq'], gives: { '/admin/faq': faqs } },
  {
    name: 'admin-faq-form',
    path: () => `/admin/faq?faq=${faq.id}`,
    gives: { '/admin/faq': faqs },
  },
  {
    name: 'admin-article',
    path: () => '/admin/article',
    data: ['/admin/article'],
    gives: { '/admin/article': articles },
  },
  {
    name: 'admin-article-form',
    path: () => `/admin/article?article=${article.key}`,
    gives: { '/admin/article': articles },
  },
  {
    name: 'notices',
    path: () => '/mypage/notices',
    data: ['/notice'],
    gives: { '/notice': noticePage },
    empty: { gives: { '/notice': { items: [], next: null } } },
  },
  {
    name: 'notices-upcoming',
    path: () => '/mypage/notices/upcoming',
    data: [REMINDERS],
    gives: { [REMINDERS]: upcoming },
    empty: { gives: { [REMINDERS]: [] } },
  },
];
