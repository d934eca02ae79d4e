import { expect } from '@playwright/test';
import type { User } from '../../../contract/auth/auth.responses';
import { HOUR_MS } from '../../../contract/common/time';
import type { StaffArticle } from '../../../contract/community/articles.responses';
import type { StaffFaq } from '../../../contract/mypage/faq.responses';
import type {
  Inquiry,
  InquiryPage,
  StaffInquiry,
  StaffInquiryPage,
} from '../../../contract/mypage/inquiries.responses';
import type { MyPage } from '../../../contract/mypage/mypage.responses';
import type { Screen } from '../screen';

const ROOM = '/mypage';
const FAQ = '/faq';
const INQUIRIES = '/inquiry';
const INQUIRY = '/inquiry/';
const QUEUE = '/admin/inquiry';
const QUEUED = '/admin/inquiry/';

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
  unread_notices: 0,
} satisfies User;

const notice = (nth: number, words: object) => ({
  id: `0190f000-0000-7000-8000-00000000010${nth}`,
  created_at: new Date(Date.now() - (nth * 13 + 1) * HOUR_MS).toISOString(),
  path: '/home',
  read: nth > 1,
  ...words,
});
const noticePage = {
  items: [
    notice(0, {
      kind: 'health_due',
      title: '도담 · 받을 수 있는 예방접종이 있어요',
      body: '홍역·유행성이하선염·풍진 1차 외 3가지예요. 언제까지 받을 수 있는지 확인해 보세요.',
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

/** One's own room, the questions parents ask, inquiries, and what the staff does about them. */
export const MYPAGE_SCREENS: readonly Screen[] = [
  {
    name: 'mypage',
    tablet: 'two columns',
    path: () => '/mypage',
    data: [ROOM, '/profile'],
    gives: { [ROOM]: room },
    empty: { noChild: true, gives: { [ROOM]: newcomer, '/profile': [] } },
  },
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
];
