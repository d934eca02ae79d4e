import { expect } from '@playwright/test';
import type { StudyAnalysis } from '../../../contract/learning/learning.responses';
import type { Analysis } from '../../../contract/mypage/analysis.responses';
import type { Screen } from '../screen';

const GROWTH = '/growth/profile/';
const ANALYSIS = '/analysis/profile/';
const STUDY = '/learning/profile/';
const noGrowth = {
  entries: [],
  next_cursor: null,
  total: 0,
  consent_needed: true,
  age: { months: 49, actual_months: 49, corrected: false },
};
const noAnalysis = {
  day: '20261121',
  child: {
    id: '0190f000-0000-7000-8000-00000000000a',
    name: '새싹',
    birth_date: '20260801',
    gender: 'male',
    gestation_weeks: null,
    profile_image: null,
  },
  age: { months: 3, actual_months: 3, corrected: false },
  change: {
    sentence: '오늘 키를 재거나 놀이 하나를 함께하면, 달라진 점을 여기에 한 문장으로 모아 드려요.',
    since: '20261021',
    nothing: true,
  },
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
} satisfies Analysis;
const noStudy = {
  day: '20261121',
  total_seconds: 0,
  daily_limit_minutes: null,
  days: [],
  weeks: [],
  glyphs: [],
} satisfies StudyAnalysis;

/** Analysis and growth. */
export const ANALYSIS_SCREENS: readonly Screen[] = [
  {
    name: 'analysis-development',
    tablet: 'the form beside the curve',
    path: () => '/mypage/analysis/development',
    data: [GROWTH, ANALYSIS],
    empty: { gives: { [GROWTH]: noGrowth, [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-total',
    path: () => '/mypage/analysis/total',
    data: [ANALYSIS],
    empty: { gives: { [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-total-table',
    path: () => '/mypage/analysis/total',
    open: async (page) => {
      await page.getByRole('button', { name: '이전 기록' }).tap();
      await page.getByText('표로 보기').tap();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'analysis-result',
    tablet: 'two columns in landscape',
    path: () => '/mypage/analysis/result',
    data: [ANALYSIS],
    empty: { gives: { [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-study',
    tablet: 'two columns',
    path: () => '/mypage/analysis/study',
    data: [ANALYSIS, STUDY],
    empty: { gives: { [ANALYSIS]: noAnalysis, [STUDY]: noStudy } },
  },
  {
    name: 'analysis-study-tables',
    path: () => '/mypage/analysis/study',
    open: async (page) => {
      await page.getByRole('button', { name: '12주' }).tap();
      for (const table of await page.getByText('표로 보기').all()) await table.tap();
      await expect(page.getByRole('table')).toHaveCount(2);
    },
  },
  {
    name: 'mypage-select',
    path: () => '/mypage/select',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  {
    name: 'growth-entry',
    path: () => '/mypage/analysis/development',
    open: async (page) => {
      await page.getByRole('button', { name: '기록 쓰기' }).tap();
      await page.getByLabel('키', { exact: true }).fill('1005');
      await page.getByRole('button', { name: '저장하기' }).tap();
      await expect(page.getByText('100.5cm인가요? 키는 cm로 적어 주세요.')).toBeVisible();
    },
  },
  {
    name: 'growth-import',
    path: () => '/mypage/analysis/development',
    open: async (page) => {
      await page.getByRole('button', { name: '파일에서 가져오기' }).tap();
      await page.getByLabel('붙여 넣기').fill('날짜,키,몸무게\n2026-01-05,100,16\n어제,101,16\n2026-02-05,1010,16');
      await page.getByRole('button', { name: '붙여 넣은 내용 보기' }).tap();
      await expect(page.getByText('날짜를 읽을 수 없어요.')).toBeVisible();
    },
  },
];
