import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { LearningEventsInput } from '@contract/learning/learning';
import type { StudyAnalysis } from '@contract/learning/learning.responses';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiData, mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const PAGE = '/mypage/analysis/study';

/** A parent whose child learned: 12 minutes the day before yesterday, 21 minutes four weeks ago, ㄱ twice and ㅏ once. */
async function createLearnedChild() {
  const parent = await createSignedInParent({ children: [{ name: '도담' }], hasGuardianPassword: true });
  const { deps } = backend();
  await seedStrokes(deps.db, deps.now());
  // Noon in Seoul.
  const noon = Math.floor((deps.now() + 9 * HOUR_MS) / DAY_MS) * DAY_MS + 3 * HOUR_MS;
  const at = (daysAgo: number, minutes: number) =>
    new Date(noon - daysAgo * DAY_MS + minutes * MINUTE_MS).toISOString();
  const segment = (started_at: string, seconds: number) => ({ id: crypto.randomUUID(), started_at, seconds });
  const trace = (glyph_id: number, stars: 0 | 1 | 2 | 3) => ({
    ...{ id: crypto.randomUUID(), glyph_id, revision: 0, stars, in_order: true, against: 0, closeness: 80 },
    ...{ coverage: 100, strokes: 1, hand: 'right' as const, ms: 4000, traced_at: at(2, 5) },
  });
  const events: LearningEventsInput = {
    segments: [segment(at(2, 0), 720), segment(at(28, 0), 900), segment(at(28, 15), 360)],
    traces: [trace(1, 1), trace(1, 3), trace(20, 2)],
  };
  await callApi('POST', `/learning/profile/${parent.child?.id}/event`, { token: parent.token, body: events });
  return parent;
}

test('shows the learning time in total, by day and by week, and each letter with its stars', async () => {
  await createLearnedChild();
  const { user } = renderApp(PAGE);
  expect(await screen.findByText('도담의 총 학습 시간')).toBeVisible();
  expect(screen.getByText('33분')).toBeVisible();
  const time = within(screen.getByRole('region', { name: '배운 시간' }));
  expect(time.getByRole('img', { name: '최근 30일 동안 모두 33분 배웠어요' })).toBeVisible();
  await user.click(time.getByText('표로 보기'));
  const rows = await time.findAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows.find((row) => row.textContent?.includes('12분'))).toHaveTextContent(/12분3번6개$/);

  await user.click(time.getByRole('button', { name: '12주' }));
  expect(time.getByRole('img', { name: '최근 12주 동안 모두 33분 배웠어요' })).toBeVisible();

  const letters = within(screen.getByRole('region', { name: '따라 쓴 글자' }));
  expect(letters.getByRole('listitem', { name: 'ㄱ, 별 3개' })).toBeVisible();
  expect(letters.getByRole('listitem', { name: 'ㅏ, 별 2개' })).toBeVisible();
  await user.click(letters.getByText('표로 보기'));
  expect(await letters.findByRole('row', { name: /^ㄱ \(자음\) 3개 2번/ })).toBeVisible();
});

test('marks today and the time set for a day', async () => {
  const { child, token } = await createLearnedChild();
  const study = await callApi<StudyAnalysis>('GET', `/learning/profile/${child?.id}/study`, { token });
  mockApiData<StudyAnalysis>('GET', '/learning/profile/:id/study', { ...study, daily_limit_minutes: 15 });
  const { user } = renderApp(PAGE);
  const chart = await screen.findByRole('img', { name: /33분 배웠어요. 정한 하루 시간은 15분이에요$/ });
  expect(within(chart).getByText('오늘')).toBeInTheDocument();
  expect(within(chart).getByText('하루 시간 15분')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '12주' }));
  const weeks = screen.getByRole('img', { name: '최근 12주 동안 모두 33분 배웠어요' });
  expect(within(weeks).getByText('이번 주')).toBeInTheDocument();
  expect(within(weeks).queryByText(/하루 시간/)).not.toBeInTheDocument();
});

test('shows the same total on home', async () => {
  await createLearnedChild();
  renderApp('/home');
  expect(await screen.findByText('33분')).toBeVisible();
});

test('shows an empty state before the first letter', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  renderApp(PAGE);
  expect(await screen.findByText('아직 배운 시간이 없어요')).toBeVisible();
});

test('loads after a retry', async () => {
  const { child } = await createLearnedChild();
  const broken = mockApiError('GET', `/learning/profile/${child?.id}/study`, 500);
  const { user } = renderApp(PAGE);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await screen.findByText('33분')).toBeVisible();
});

test('leads to the settings of learning', async () => {
  await createLearnedChild();
  const { user, place } = renderApp(PAGE);
  await user.click(await screen.findByRole('link', { name: '하루 시간과 쓰는 손 정하기' }));
  await screen.findByRole('dialog', { name: '보호자 확인' });
  expect(place()).toBe('/mypage/setting#learning');
});
