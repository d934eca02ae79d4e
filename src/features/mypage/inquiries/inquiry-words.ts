import { INQUIRY_CATEGORIES, type InquiryCategory, type InquiryState } from '@contract/mypage/inquiries';
import type { Tone } from '@/shared/tokens';

export const stateTones: Record<InquiryState, Tone> = { received: 'sun', looking: 'sky', answered: 'leaf' };

export const categoryLabel = (category: InquiryCategory) =>
  INQUIRY_CATEGORIES.find((one) => one.category === category)?.label ?? '';

const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** '11월 21일 오후 2:05' */
export const momentText = (iso: string) => moment.format(new Date(iso));

/** '12/2,000' */
export const countText = (text: string, max: number) => `${text.length.toLocaleString()}/${max.toLocaleString()}`;
