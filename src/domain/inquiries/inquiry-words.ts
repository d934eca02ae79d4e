import { formatNumber } from '@contract/common/format-number';
import { INQUIRY_CATEGORIES, type InquiryCategory, type InquiryState } from '@contract/mypage/inquiries';
import type { Tone } from '@/shared/tokens';

export const stateTones: Record<InquiryState, Tone> = { received: 'sun', looking: 'sky', answered: 'leaf' };

export const categoryLabel = (category: InquiryCategory) =>
  INQUIRY_CATEGORIES.find((inquiryCategory) => inquiryCategory.category === category)?.label ?? '';

/** '12/2,000' */
export const countText = (text: string, max: number) => `${formatNumber(text.length)}/${formatNumber(max)}`;
