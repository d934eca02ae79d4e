import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import type { AttemptSummary, LevelsResult, PositionsResult } from '@contract/test/diagnostics-results.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';
import { byMonth, timeLine } from './time-line';

const past = async () => within(await screen.findByRole('region', { name: '지난 기록' }));

const createOfficialResult = (token: string, childId: string, given: object = {}) =>
  callApi<OfficialResult>('POST', `/diagnostic-test/profile/${childId}/official-result`, {
    token,
    body: {
      round: 3,
      taken_on: bornAgo({ months: 3 }),
      rows: { language: 'ahead', social: 'on_track' },
      place: '',
      note: '',
      consent: true,
      ...given,
    },
  });

test('shows all attempts with results and changes, and official results among them', async () => {
  const { token, child } = await createSignedInParent({ children: [{ name: '도담' }] });
  const first = await createOpenCheck({ token, child });
  await answerAllBut(token, first);
  await finishCheck(token, first.id);
  const second = await createOpenCheck({ token, child });
  const language = second.items.filter(({ domain }) => domain === 'language').map(({ id }) => id);
  await answerAllBut(token, second, 0, ({ id }) => (id === language[0] ? { value: 'not_yet' } : {}));
  const { since_last } = await finishCheck<LevelsResult>(token, second.id);
  const third = await createOpenCheck({ token, child });
  await answerOnOtherDevice(token, third.id, third.items[0]?.id ?? '');
  const record = await createOfficialResult(token, child?.id ?? '', { note: '또래와 잘 지내요' });

  renderApp('/test/list?tab=past');
  const found = await past();
  const open = await found.findByRole('link', { name: '12개월 발달 체크 이어하기' });
  expect(open).toHaveAttribute('href', `/test/post?attempt=${third.id}`);
  expect(found.getAllByRole('link', { name: /결과 보기$/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/test/result?attempt=${second.id}`,
    `/test/result?attempt=${first.id}`,
  ]);
  const [change] = since_last?.changes ?? [];
  expect(change).toMatchObject({ label: '언어', from: '잘 보이고 있어요' });
  expect(found.getByText('지난번과 달라진 점').parentElement).toHaveTextContent(
    `언어지난번에는 ${change?.from} → , 이번에는 ${change?.to}`,
  );

  expect(found.getByText('4건')).toBeVisible();
  expect(found.getByRole('heading', { name: '3차 영유아 건강검진' })).toBeVisible();
  expect(found.getByText('또래 수준')).toBeVisible();
  expect(found.getByText('또래와 잘 지내요')).toBeVisible();
  expect(found.getByRole('link', { name: /3차 검진 결과 수정$/ })).toHaveAttribute(
    'href',
    `/test/official?record=${record.id}`,
  );
});

test('shows positions in words and links to another attempt', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child, testId: 'temperament-12-35m' });
  await answerAllBut(token, attempt);
  const { positions } = await finishCheck<PositionsResult>(token, attempt.id);
  renderApp('/test/list?tab=past');
  const found = await past();
  expect(await found.findByRole('link', { name: '기질 체크 12~35개월 다시 하기' })).toHaveAttribute(
    'href',
    '/test/detail?test=temperament-12-35m',
  );
  for (const { title } of positions) expect(found.getAllByText(title ?? '')[0]).toBeVisible();
});

test('lists all checks by category, folds upcoming ones and filters both lists', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child, testId: 'parenting_stress-12-35m' });
  await answerOnOtherDevice(token, attempt.id, attempt.items[0]?.id ?? '', { value: 'some' });
  const { user, place } = renderApp('/test/list');
  const tests = within(await screen.findByRole('region', { name: '모든 체크' }));
  expect((await tests.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    '발달',
    '기질',
    '언어',
    '사회·정서',
    '배움 준비',
    '보호자 마음',
    '양육 태도',
  ]);
  expect(tests.getByText('12개월 발달 체크')).toBeVisible();
  expect(tests.getByText('24개월 발달 체크')).not.toBeVisible();

  await user.click(screen.getByRole('button', { name: '보호자 마음' }));
  expect(tests.queryByText('12개월 발달 체크')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '지난 기록' }));
  expect(await (await past()).findByText(/양육 스트레스 체크/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '언어' }));
  expect(await screen.findByText('이 종류의 기록이 아직 없어요')).toBeVisible();
  expect(place()).toBe('/test/list?kind=language&tab=past');
});

test('shows both lists side by side on a pad, with separate retries', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/diagnostic-test/profile/:id', 500);
  const { user } = renderApp('/test/list', { width: 1024 });
  expect(await (await past()).findByText('아직 마친 체크가 없어요')).toBeVisible();
  const tests = within(screen.getByRole('region', { name: '모든 체크' }));
  const again = await tests.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await tests.findByText('12개월 발달 체크')).toBeVisible();
});

test('loads past checks after a retry', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/diagnostic-test/profile/:id/official-result', 500);
  const { user } = renderApp('/test/list?tab=past');
  const again = await (await past()).findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  await waitFor(() => expect(screen.getByText('아직 마친 체크가 없어요')).toBeVisible());
});

test('sorts checks by their end or start and official results by their day, newest first', () => {
  const attempt = (id: string, started_at: string, completed_at: string | null) =>
    ({ id, started_at, completed_at }) as AttemptSummary;
  const record = { id: 'clinic', taken_on: '20260215' } as OfficialResult;
  const moments = timeLine(
    [
      attempt('a', '2026-02-10T00:00:00.000Z', '2026-02-14T15:30:00.000Z'),
      attempt('b', '2026-03-01T00:00:00.000Z', null),
      attempt('c', '2026-01-01T00:00:00.000Z', '2026-02-14T16:00:00.000Z'),
      attempt('d', '2025-02-01T00:00:00.000Z', '2025-02-28T14:59:00.000Z'),
    ],
    [record],
  );
  const ids = (month: (typeof moments)[number][]) =>
    month.map((moment) => (moment.kind === 'attempt' ? moment.attempt.id : moment.record.id));
  // half past midnight in Seoul is the fifteenth already
  expect(byMonth(moments).map(({ month, moments: own }) => [month, ids(own)])).toEqual([
    ['202603', ['b']],
    ['202602', ['c', 'a', 'clinic']],
    ['202502', ['d']],
  ]);
});

test('says who wrote an official result where that is another guardian', async () => {
  const { token, child } = await createSignedInParent({ children: [{ name: '도담' }] });
  const father = await shareWith('도담아빠', 'guardian', { child: child?.id ?? '', token });
  await createOfficialResult(father, child?.id ?? '');
  await createOfficialResult(token, child?.id ?? '', { round: 4, taken_on: bornAgo({ months: 2 }) });
  renderApp('/test/list?tab=past');
  expect(await (await past()).findAllByText(/님이 적었어요\.$/)).toHaveLength(1);
  expect(screen.getByText('도담아빠 님이 적었어요.')).toBeVisible();
});
