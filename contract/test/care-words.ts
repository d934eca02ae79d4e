import type { CareGuide } from './diagnostics-results.responses';

/** '어디로 가면 되나요' in two lines, for paper. */
export const careLines = ({ steps, supports, lines }: CareGuide): string[] => [
  steps.map(({ title }, nth) => `${nth + 1}. ${title}`).join(' → '),
  `무료이거나 도움받을 수 있는 것: ${supports.map(({ name }) => name).join(', ')} (문의 ${lines
    .flatMap(({ name, phone }) => (phone ? [`${name} ${phone}`] : []))
    .join(', ')})`,
];
