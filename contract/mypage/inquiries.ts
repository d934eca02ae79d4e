import { cursorText, pageLimit } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { requiredText, rowId } from '@contract/common/text';
import { uploadPath } from '@contract/uploads/uploads';
import * as v from 'valibot';

/** Categories of inquiries, in the order they are offered. */
export const INQUIRY_CATEGORIES = [
  { category: 'account', label: '계정·로그인' },
  { category: 'child', label: '아이 프로필' },
  { category: 'check', label: '체크·결과' },
  { category: 'growth', label: '성장·분석' },
  { category: 'community', label: '커뮤니티' },
  { category: 'coupon', label: '쿠폰·포인트' },
  { category: 'bug', label: '화면이 이상해요' },
  { category: 'other', label: '그 밖의 문의' },
] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number]['category'];

/** received → looking (set by staff) → answered; a further question sets it back to received. */
export const INQUIRY_STATES = ['received', 'looking', 'answered'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];
/** How both sides read them. */
export const INQUIRY_STATE_LABELS: Record<InquiryState, string> = {
  received: '접수',
  looking: '확인 중',
  answered: '답변 완료',
};

/** The number of an inquiry, to be read out: the last eight digits of its id, 'XXXX-XXXX'. */
export const inquiryNumber = (id: string) => `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();

export const INQUIRY_TEXT_MAX = 2000;
export const INQUIRY_IMAGES_MAX = 5;
/** Messages of one inquiry; beyond that a new inquiry is needed. */
export const INQUIRY_MESSAGES_MAX = 40;
/** New inquiries and further questions per account and day. */
export const INQUIRIES_A_DAY = 20;

const said = requiredText('내용을', INQUIRY_TEXT_MAX);

/** Paths of own uploads. */
const images = v.optional(
  limitedArray(uploadPath, {
    max: INQUIRY_IMAGES_MAX,
    message: '사진을 다시 올려 주세요.',
    tooMany: `사진은 ${INQUIRY_IMAGES_MAX}장까지 붙일 수 있어요.`,
  }),
  [],
);

/** POST /inquiry (Inquiry, 201). TOO_MANY_REQUESTS past INQUIRIES_A_DAY. */
export const inquiryInput = v.object({
  category: v.picklist(
    INQUIRY_CATEGORIES.map(({ category }) => category),
    '무엇에 대한 문의인지 골라 주세요.',
  ),
  text: said,
  images,
});
export type InquiryInput = v.InferOutput<typeof inquiryInput>;
/** POST /inquiry/{id}/message (Inquiry, 201): a further question. CONFLICT past INQUIRY_MESSAGES_MAX. */
export const inquiryMessageInput = v.object({ text: said, images });
export type InquiryMessageInput = v.InferOutput<typeof inquiryMessageInput>;

export const inquiryParam = v.object({ id: rowId });

/** GET /inquiry (InquiryPage): the last moved first. */
export const inquiriesQuery = v.object({ cursor: cursorText, limit: pageLimit });

/** GET /admin/inquiry (StaffInquiryPage): moderators and admins. Pending: oldest first; answered: newest first. */
export const staffInquiriesQuery = v.object({
  state: v.optional(v.picklist(['waiting', 'answered'], '목록을 다시 골라 주세요.'), 'waiting'),
  cursor: cursorText,
  limit: pageLimit,
});
export type StaffInquiriesQuery = v.InferOutput<typeof staffInquiriesQuery>;

/** POST /admin/inquiry/{id}/answer (StaffInquiry, 201). CONFLICT when a message followed `last_message_id`. */
export const inquiryAnswerInput = v.object({ text: said, last_message_id: rowId });
export type InquiryAnswerInput = v.InferOutput<typeof inquiryAnswerInput>;
/** PUT /admin/inquiry/{id}/state (StaffInquiry): `answered` only after a message of staff, CONFLICT otherwise. */
export const inquiryStateInput = v.object({ state: v.picklist(INQUIRY_STATES, '상태를 다시 골라 주세요.') });
