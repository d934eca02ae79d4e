import type { Analysis, AnalysisCheck } from '@contract/mypage/analysis.responses';
import type { OfficialRecord } from '@contract/test/diagnostics-official.responses';

const age = { months: 12, actual_months: 12, corrected: false };

/** The analysis of a child of twelve months without records, changed by `given`. */
export const createAnalysis = (given: Partial<Analysis> = {}): Analysis => ({
  day: '20260310',
  child: {
    id: 'child',
    name: '도담',
    birth_date: '20250310',
    gender: 'female',
    gestation_weeks: null,
    profile_image: null,
  },
  age,
  change: { sentence: '', since: '', nothing: true },
  checks: [],
  official: [],
  growth: { standard: 'kr2017', latest: null, total: 0, newest: [], movements: [], series: [] },
  study: { total_seconds: 0, weeks: [] },
  windows: [],
  open_windows: 0,
  overdue: [],
  plays: { month: 0, today: 0 },
  medical: null,
  lost_skills: [],
  care: null,
  doctor: [],
  ...given,
});

export const createAnalysisCheck = (given: Partial<AnalysisCheck> = {}): AnalysisCheck => ({
  attempt_id: 'check',
  kind: 'development',
  about: 'child',
  name: '9개월 발달 체크',
  completed_at: '2026-01-01T00:00:00.000Z',
  age,
  levels: [],
  positions: [],
  talk_first: false,
  since_last: null,
  ...given,
});

export const createOfficialResult = (rows: Partial<OfficialRecord['rows']>): OfficialRecord => ({
  id: 'official',
  profile_id: 'child',
  round: 3,
  taken_on: '20260103',
  source: 'parent',
  age,
  rows: {
    gross_motor: null,
    fine_motor: null,
    cognitive: null,
    language: null,
    social: null,
    self_help: null,
    ...rows,
  },
  place: '',
  note: '',
  warnings: [],
  created_at: '2026-01-03T00:00:00.000Z',
  updated_at: '2026-01-03T00:00:00.000Z',
});
