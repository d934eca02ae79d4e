import type { Claim, MyCase, QueuePage } from '../../../contract/community/community-safety.responses';
import type { Screen } from '../screen';
import { at, ID } from './community-posts';

const QUEUE = '/moderation/queue';

const cases: MyCase[] = [
  {
    id: ID,
    target: 'post',
    target_id: ID,
    label: '새로 산 유모차 이야기',
    state: 'removed',
    reason: 'ad',
    note: '대가를 받았는지 밝혀 주세요.',
    at,
    appeal: null,
    can_appeal: true,
  },
];
const claims: Claim[] = [
  {
    id: ID,
    mine: 'author',
    target: 'comment',
    label: '그 집 아이는',
    right: 'portrait',
    state: 'granted',
    asked_at: at,
    until: '2026-04-09T03:00:00.000Z',
    reason: '아이 사진이 보여 30일 동안 가려 두어요.',
    objected: false,
    can_object: true,
  },
];
const queue: QueuePage = {
  items: [
    {
      id: ID,
      kind: 'report',
      target: 'post',
      target_id: ID,
      title: '이 분유 꼭 사세요',
      content: '<p>정말 좋아요. <strong>모두</strong> 사세요.</p>',
      post: { id: ID, section: 'board', category: '음식' },
      author_name: '새싹상회',
      author_strikes: 1,
      reports: [{ reason: 'ad', note: '업체 글 같아요', at }],
      hidden: true,
      decision: null,
      appeal: null,
      claim: null,
      at,
    },
  ],
  next: null,
};

/** Decisions about one's own posts, and what the moderators see. */
export const COMMUNITY_SAFETY_SCREENS: readonly Screen[] = [
  {
    name: 'my-decisions',
    path: () => '/mypage/posts/decisions',
    data: ['/community/case', '/community/claim'],
    gives: { '/community/case': cases, '/community/claim': claims },
    empty: { gives: { '/community/case': [], '/community/claim': [] } },
  },
  {
    name: 'moderation',
    path: () => '/admin/moderation',
    data: [QUEUE],
    gives: { [QUEUE]: queue, '/moderation/summary': { report: 1, appeal: 0, claim: 0, objection: 0 } },
    empty: {
      gives: {
        [QUEUE]: { items: [], next: null },
        '/moderation/summary': { report: 0, appeal: 0, claim: 0, objection: 0 },
      },
    },
  },
];
