import { contentKey, isoMoment } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { requiredText } from '@contract/common/text';
import * as v from 'valibot';

/** In the order they are shown. */
export const FAQ_GROUPS = [
  '계정·로그인',
  '아이 프로필',
  '체크·결과',
  '성장·분석',
  '커뮤니티',
  '학습·쿠폰·포인트',
] as const;

export const FAQ_QUESTION_MAX = 60;
export const FAQ_ANSWER_MAX = 1000;
const FAQ_KEYWORDS_MAX = 10;

/** POST /admin/faq (StaffFaq, 201): moderators and admins; appended to its group. */
export const faqInput = v.object({
  group: v.picklist(FAQ_GROUPS, '묶음을 골라 주세요.'),
  question: requiredText('질문을', FAQ_QUESTION_MAX),
  /** Paragraphs apart by an empty line. */
  answer: requiredText('답을', FAQ_ANSWER_MAX),
  keywords: v.optional(
    limitedArray(requiredText('찾는 말을', 20), {
      max: FAQ_KEYWORDS_MAX,
      message: '찾는 말을 다시 입력해 주세요.',
      tooMany: `찾는 말은 ${FAQ_KEYWORDS_MAX}개까지 적을 수 있어요.`,
    }),
    [],
  ),
  hidden: v.optional(v.boolean('보일지 골라 주세요.'), false),
});
export type FaqInput = v.InferOutput<typeof faqInput>;

/** PUT /admin/faq/{id} (StaffFaq). `updated_at` is that of what was opened: CONFLICT when it has changed since. */
export const faqChangeInput = v.object({
  ...faqInput.entries,
  updated_at: isoMoment('질문을 다시 열어 주세요.'),
});
export type FaqChangeInput = v.InferOutput<typeof faqChangeInput>;
export const faqParam = v.object({ id: contentKey });
