import type { Role } from '@contract/auth/auth';
import type { Waiting } from '@contract/staff/waiting.responses';
import type { ComponentType } from 'react';
import { paths } from '@/domain/paths';
import { staffPaths } from '@/domain/staff/staff-paths';
import {
  BookmarkIcon,
  DocumentIcon,
  EyeIcon,
  InfoIcon,
  PencilIcon,
  TrophyIcon,
} from '@/shared/art/icons/further-icons';
import {
  BellIcon,
  CheckIcon,
  ClockIcon,
  CommentIcon,
  CommunityIcon,
  type IconProps,
  UserIcon,
} from '@/shared/art/icons/icon';
import type { Tone } from '@/shared/tokens';

type StaffPage = {
  icon: ComponentType<IconProps>;
  tone: Tone;
  label: string;
  hint: string;
  path: string;
  roles: readonly Role[];
  /** What is counted beside it. */
  waits?: keyof Waiting;
};

/** The pages of staff, and the roles that may use them; the server checks the role too. */
const STAFF_PAGES: readonly StaffPage[] = [
  {
    icon: CommentIcon,
    tone: 'sky',
    label: '문의 답변',
    hint: '오래 기다린 문의부터 답해요',
    path: paths.admin.inquiry,
    roles: ['moderator', 'admin'],
    waits: 'inquiries',
  },
  {
    icon: InfoIcon,
    tone: 'lilac',
    label: '질문 관리',
    hint: '자주 묻는 질문을 수정하고 추가해요',
    path: paths.admin.faq,
    roles: ['moderator', 'admin'],
  },
  {
    icon: CheckIcon,
    tone: 'leaf',
    label: '글 검토',
    hint: '성장 이야기를 누가 검토했는지 적어요',
    path: paths.admin.article,
    roles: ['moderator', 'admin'],
    waits: 'articles',
  },
  {
    icon: EyeIcon,
    tone: 'coral',
    label: '커뮤니티 살피기',
    hint: '신고와 이의, 임시조치를 결정해요',
    path: paths.admin.moderation,
    roles: ['moderator', 'admin'],
    waits: 'moderation',
  },
  {
    icon: TrophyIcon,
    tone: 'sun',
    label: '공모전 관리',
    hint: '공모전을 열고 결과를 발표해요',
    path: paths.admin.contest,
    roles: ['moderator', 'admin'],
  },
  {
    icon: CommunityIcon,
    tone: 'leaf',
    label: '상담 답변',
    hint: '부모의 질문에 전문가로 답해요',
    path: paths.community.counselingWaiting,
    roles: ['expert', 'admin'],
    waits: 'questions',
  },
  {
    icon: BookmarkIcon,
    tone: 'sun',
    label: '쿠폰 관리',
    hint: '이용권 번호를 만들고 쓰임을 봐요',
    path: paths.admin.coupon,
    roles: ['admin'],
  },
  {
    icon: UserIcon,
    tone: 'sky',
    label: '회원 관리',
    hint: '회원을 찾아 이용 정지와 역할을 정해요',
    path: staffPaths.member,
    roles: ['moderator', 'admin'],
    waits: 'appeals',
  },
  {
    icon: BellIcon,
    tone: 'sun',
    label: '공지',
    hint: '모두에게, 또는 아이 나이나 역할에 맞춰 알려요',
    path: staffPaths.announcement,
    roles: ['admin'],
  },
  {
    icon: PencilIcon,
    tone: 'coral',
    label: '콘텐츠',
    hint: '글과 나들이할 곳, 책, 놀이를 숨기거나 가져와요',
    path: staffPaths.content,
    roles: ['admin'],
  },
  {
    icon: EyeIcon,
    tone: 'leaf',
    label: '숫자',
    hint: '가입·이용·글·체크 수를 날마다 집계해요',
    path: staffPaths.numbers,
    roles: ['admin'],
  },
  {
    icon: DocumentIcon,
    tone: 'lilac',
    label: '운영 기록',
    hint: '누가 언제 무엇을 했는지 봐요',
    path: staffPaths.audit,
    roles: ['admin'],
  },
  {
    icon: ClockIcon,
    tone: 'sky',
    label: '작업',
    hint: '알림 보내기와 정리가 잘되는지 봐요',
    path: staffPaths.job,
    roles: ['admin'],
    waits: 'jobs',
  },
  {
    icon: InfoIcon,
    tone: 'coral',
    label: '화면 오류',
    hint: '브라우저에서 난 오류와 지금 버전을 봐요',
    path: staffPaths.clientError,
    roles: ['admin'],
  },
  {
    icon: PencilIcon,
    tone: 'leaf',
    label: '획순 만들기',
    hint: '글자의 쓰는 순서를 그려요',
    path: paths.admin.strokes,
    roles: ['admin'],
  },
];

export const getStaffPages = (role: Role) => STAFF_PAGES.filter(({ roles }) => roles.includes(role));
