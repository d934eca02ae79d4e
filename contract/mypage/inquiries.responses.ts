import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { INQUIRY_CATEGORIES, INQUIRY_STATES } from './inquiries';

export const inquiryCard = v.strictObject({
  id: v.string(),
  category: v.picklist(INQUIRY_CATEGORIES.map(({ category }) => category)),
  state: v.picklist(INQUIRY_STATES),
  /** The beginning of the question. */
  beginning: v.string(),
  /** ISO 8601; `updated_at` is that of the last message. */
  created_at: isoTime,
  updated_at: isoTime,
  /** Answered since it was last opened. */
  unread: v.boolean(),
});
export type InquiryCard = v.InferOutput<typeof inquiryCard>;

export const inquiryPage = page(inquiryCard);
export type InquiryPage = v.InferOutput<typeof inquiryPage>;

export const inquiryMessage = v.strictObject({
  id: v.string(),
  by: v.picklist(['person', 'staff']),
  text: v.string(),
  /** Signed paths of pictures, seen by the person and the staff only. */
  images: v.array(v.string()),
  /** ISO 8601 */
  created_at: isoTime,
});
export type InquiryMessage = v.InferOutput<typeof inquiryMessage>;

/** GET /inquiry/{id}; PUT /inquiry/{id}/read (null) says that the answer was seen. The oldest message first. */
export const inquiry = v.strictObject({
  ...inquiryCard.entries,
  messages: v.array(inquiryMessage),
  can_ask: v.boolean(),
});
export type Inquiry = v.InferOutput<typeof inquiry>;

export const staffInquiryCard = v.strictObject({ ...v.omit(inquiryCard, ['unread']).entries, asker_name: v.string() });
export type StaffInquiryCard = v.InferOutput<typeof staffInquiryCard>;

export const staffInquiryPage = page(staffInquiryCard);
export type StaffInquiryPage = v.InferOutput<typeof staffInquiryPage>;

/** GET /admin/inquiry/{id} */
export const staffInquiry = v.strictObject({ ...staffInquiryCard.entries, messages: v.array(inquiryMessage) });
export type StaffInquiry = v.InferOutput<typeof staffInquiry>;
