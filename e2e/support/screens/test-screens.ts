import { expect } from '@playwright/test';
import { attemptIds, getFinished, givenAttempts, givenRecord } from '../given-checks';
import type { Screen } from '../screen';

const OVERVIEW = '/diagnostic-test/profile/';
const ATTEMPT = '/diagnostic-test/attempt/';
const noTests = { age: { months: 80, actual_months: 80, corrected: false }, tests: [] };

/** Checks, their results and the official ones. */
export const TEST_SCREENS: readonly Screen[] = [
  {
    name: 'test',
    tablet: 'two columns, the facts of the check beside it',
    path: () => '/test',
    data: [OVERVIEW],
    empty: { gives: { [OVERVIEW]: noTests } },
  },
  {
    name: 'test-detail',
    tablet: 'the start is beside the text, not at the foot',
    path: ({ going }) => `/test/detail?test=${going.test_id}`,
    data: [OVERVIEW],
  },
  {
    name: 'test-post',
    tablet: 'the question beside its answers',
    path: ({ going }) => `/test/post?attempt=${going.id}`,
    data: [ATTEMPT],
  },
  {
    name: 'test-detail-guardian',
    path: ({ attempts }) => `/test/detail?test=${getFinished(attempts, 'parenting_attitude').test_id}`,
  },
  { name: 'test-post-often', path: () => `/test/post?attempt=${attemptIds.often}`, gives: givenAttempts },
  { name: 'test-post-agree', path: () => `/test/post?attempt=${attemptIds.agree}`, gives: givenAttempts },
  {
    name: 'test-post-both',
    tablet: 'both children side by side',
    path: () => `/test/post?attempt=${attemptIds.often}&with=${attemptIds.twin}`,
    gives: givenAttempts,
  },
  {
    name: 'test-result',
    tablet: 'parts in columns',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'development').id}`,
    data: [ATTEMPT],
  },
  {
    name: 'test-result-language',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'language').id}`,
  },
  {
    name: 'test-result-temperament',
    tablet: 'parts in columns',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'temperament').id}`,
  },
  {
    name: 'test-result-guardian',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'parenting_stress').id}`,
  },
  {
    name: 'test-share-sheet',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'temperament').id}`,
    open: async (page) => {
      await page.getByRole('button', { name: '공유하기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'test-list',
    tablet: 'both tabs at once, two columns',
    path: () => '/test/list',
    data: [OVERVIEW],
    empty: { gives: { '/attempt': [], '/official-result': [], [OVERVIEW]: noTests } },
  },
  {
    name: 'test-list-past',
    path: () => '/test/list?tab=past',
    data: [OVERVIEW],
    empty: { gives: { '/attempt': [], '/official-result': [], [OVERVIEW]: noTests } },
  },
  { name: 'test-official', path: () => '/test/official', data: ['/official-result'] },
  {
    name: 'test-official-delete-sheet',
    path: () => `/test/official?record=${givenRecord.id}`,
    gives: { '/official-result': [givenRecord] },
    open: async (page) => {
      await page.getByRole('button', { name: '이 기록 지우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
