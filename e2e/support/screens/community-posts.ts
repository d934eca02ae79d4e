import type { CommentPage } from '../../../contract/community/comments.responses';
import type { CommunityCard } from '../../../contract/community/community.responses';
import type { PostDetail } from '../../../contract/community/posts.responses';

export const ID = '0190f000-0000-7000-8000-0000000000a1';
export const at = '2026-03-10T03:00:00.000Z';

export const card: CommunityCard = {
  id: ID,
  section: 'counseling',
  category: '언어',
  topic: '발달&건강',
  title: '23개월, 알아듣는 건 많은데 말은 열 마디 정도예요',
  content: '<p>심부름도 곧잘 하고 책에서 찾아보라고 하면 바로 짚어요.</p>',
  profile_image_path: null,
  user_name: '서윤이네',
  created_at: at,
  like: 41,
  comment: 3,
  tags: ['언어', '두돌'],
  subject: null,
  stars: null,
  image: null,
  image_count: 0,
  view: 466,
  vote: 0,
  author_role: 'parent',
  liked: true,
  bookmarked: false,
  mine: true,
  answered: true,
  is_ad: false,
  private: true,
  edited: true,
  ages: null,
};
export const question: PostDetail = {
  ...card,
  content:
    '<h2>궁금한 것</h2><p>심부름도 <strong>곧잘</strong> 하고 책에서 찾아보라고 하면 바로 짚어요.</p><ul><li>두 단어를 붙인 적은 아직 없어요</li><li>손짓은 많아요</li></ul><p><a href="https://www.gov.kr">찾아본 곳</a></p>',
  images: [],
  inline_images: [],
  facts: null,
  updated_at: at,
  ad_note: '',
  state: 'restricted',
  state_note: { reason: '권리를 침해받았다는 요청이 있었어요.', until: '2026-04-09T03:00:00.000Z', case_id: ID },
  child_summary: {
    months: 23,
    corrected: false,
    results: [
      {
        test: '발달 체크 24개월',
        completed_at: at,
        lines: [
          { label: '언어', words: '함께 지켜봐요' },
          { label: '큰 움직임', words: '잘 보이고 있어요' },
        ],
      },
    ],
  },
  article: null,
  can: { edit: true, comment: true, moderate: false },
};
const said = {
  id: ID,
  post_id: ID,
  parent_id: null,
  content: '알아듣는 말이 많다면 먼저 기다려 주세요.\n손짓에 말을 얹어 주면 좋아요.',
  user_name: '발달 상담가 한결',
  author_role: 'expert',
  profile_image_path: null,
  created_at: at,
  edited: false,
  like: 12,
  liked: false,
  mine: false,
  by_author: false,
  is_answer: true,
  gone: null,
} as const;
const reply = {
  ...said,
  id: `${ID.slice(0, -1)}2`,
  parent_id: ID,
  is_answer: false,
  user_name: '서윤이네',
  mine: true,
};
export const comments: CommentPage = {
  items: [
    { ...said, reply: 1, replies: [{ ...reply, author_role: 'parent', by_author: true }], replies_next: null },
    {
      ...said,
      id: `${ID.slice(0, -1)}3`,
      is_answer: false,
      gone: 'deleted',
      content: '',
      reply: 0,
      replies: [],
      replies_next: null,
    },
  ],
  next: null,
  total: 3,
};
