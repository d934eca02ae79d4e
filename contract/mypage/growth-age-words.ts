import type { GrowthEntry } from '@contract/mypage/growth.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';

/** '12개월', or '교정 9개월' where the corrected age was used. */
export const ageWords = ({ months, corrected }: AgeUsed) => (corrected ? `교정 ${months}개월` : `${months}개월`);

/** The same for one entry; before the due date of an early-born child no corrected age is shown. */
export const ageOfEntryWords = ({ age, figures }: Pick<GrowthEntry, 'age' | 'figures'>) =>
  figures.some(({ gap }) => gap === 'before_term') ? `예정일 전 · 태어나서 ${age.actual_months}개월` : ageWords(age);
