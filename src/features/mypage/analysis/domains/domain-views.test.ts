import type { Analysis } from '@contract/mypage/analysis.responses';
import { DOMAINS } from '@contract/test/diagnostics';
import { domainViews } from './domain-views';

const rows = { gross_motor: 'first', fine_motor: 'second', cognitive: 'third', language: 'fourth', social: 'first' };
const analysis = {
  checks: [
    { attempt_id: 'other', kind: 'language', completed_at: '2026-01-01T00:00:00Z', levels: [] },
    {
      attempt_id: 'a',
      kind: 'development',
      completed_at: '2026-01-01T00:00:00Z',
      levels: [
        { domain: 'gross_motor', level: 'going_well' },
        { domain: 'fine_motor', level: 'mostly' },
        { domain: 'cognitive', level: 'watch' },
        { domain: 'language', level: 'talk' },
        { domain: 'social', level: null },
      ],
    },
  ],
  official: [{ id: 'k', round: 3, taken_on: '20260103', rows: { ...rows, self_help: null } }],
} as unknown as Analysis;

test.each([
  ['check', [4, 3, 2, 1, null, null], '아직 볼 기회가 없었어요', '묻지 않은 영역이에요'],
  ['official', [4, 3, 2, 1, 4, null], '맨 위 칸', '결과지에 없어요'],
] as const)('domainViews of %s has steps 4 to 1 and none for a gap', (source, steps, social, selfHelp) => {
  const [view, ...more] = domainViews(analysis, source);
  expect(more).toEqual([]);
  expect(DOMAINS.map((domain) => view?.cells[domain].step)).toEqual(steps);
  expect([view?.cells.social.words, view?.cells.self_help.words]).toEqual([social, selfHelp]);
});
