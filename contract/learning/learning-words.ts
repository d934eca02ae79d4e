import type { StrokeGroup } from '@contract/admin-stroke/stroke-lists';
import type { Hand } from './learning';

export const GROUP_LABELS: Record<StrokeGroup, string> = {
  consonant: '자음',
  vowel: '모음',
  syllable: '글자',
  digit: '숫자',
  upper: '대문자',
  lower: '소문자',
  other: '더 배우기',
};

export const HAND_LABELS: Record<Hand, string> = { right: '오른손', left: '왼손' };
