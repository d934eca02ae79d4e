import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { createAnalysis, createAnalysisCheck, createOfficialResult } from '@/testing/analysis';
import { domainViews } from './domain-views';

const levels = { gross_motor: 'going_well', fine_motor: 'mostly', cognitive: 'watch', language: 'talk' } as const;
const analysis = createAnalysis({
  checks: [
    createAnalysisCheck({ attempt_id: 'other', kind: 'language' }),
    createAnalysisCheck({
      levels: (['gross_motor', 'fine_motor', 'cognitive', 'language', 'social'] as const).map((domain) => ({
        id: domain,
        label: domain,
        domain,
        level: domain === 'social' ? null : levels[domain],
      })),
    }),
  ],
  official: [
    createOfficialResult({
      gross_motor: 'ahead',
      fine_motor: 'on_track',
      cognitive: 'follow_up',
      language: 'further_evaluation',
      social: 'continued_care',
    }),
  ],
});

test.each([
  ['check', [4, 3, 2, 1, null, null], '아직 볼 기회가 없었어요', '묻지 않은 영역이에요'],
  ['official', [4, 3, 2, 1, null, null], '지속관리 필요', '결과지에 없어요'],
] as const)('domainViews of %s has steps 4 to 1 and none for a gap', (source, steps, social, selfHelp) => {
  const [view, ...more] = domainViews(analysis, source);
  expect(more).toEqual([]);
  expect(DOMAINS.map((domain) => view?.cells[domain].step)).toEqual(steps);
  expect([view?.cells.social.words, view?.cells.self_help.words]).toEqual([social, selfHelp]);
});
