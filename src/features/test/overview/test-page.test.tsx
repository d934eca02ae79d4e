import type { TestCard, TestOverview } from '@contract/test/diagnostics.responses';
import { bornAgo, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const names = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/test/detail?test=', ''));

test('offers the checks of the child’s age, the guardian’s apart, and when the next ones open', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  renderApp('/test');
  expect(await screen.findByRole('heading', { level: 1, name: '도담의 체크' })).toBeVisible();
  const now = await section('지금 할 체크');
  expect(now.getByRole('heading', { name: '12개월 발달 체크' })).toBeVisible();
  expect(now.getAllByText(/^예상 소요 시간 \d+분/)[0]).toBeVisible();
  expect(names(now)).toEqual(['development-12m', 'temperament-12-35m', 'language-12-17m', 'social_emotional-12-17m']);
  const guardian = await section('보호자 체크');
  expect(names(guardian)).toEqual(['parenting_stress-12-35m', 'parenting_attitude-12-35m']);
  expect(guardian.getAllByText('보호자 체크')).toHaveLength(3);
  const later = await section('곧 열리는 체크');
  expect(later.getAllByText(/에 열려요$/)).toHaveLength(3);
  expect((await section('공식 검진 결과')).getByRole('link')).toHaveAttribute('href', '/test/official');
});

test('filters by category in the address', async () => {
  await createSignedInParent();
  const { user, place, unmount } = renderApp('/test');
  await section('지금 할 체크');
  await user.click(screen.getByRole('button', { name: '언어' }));
  expect(names(await section('지금 할 체크'))).toEqual(['language-12-17m']);
  expect(screen.queryByRole('region', { name: '보호자 체크' })).not.toBeInTheDocument();
  expect(place()).toBe('/test?kind=language');
  unmount();

  renderApp('/test?kind=parenting_stress');
  expect(names(await section('보호자 체크'))).toEqual(['parenting_stress-12-35m']);
  expect(screen.getByRole('button', { name: '보호자 마음' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('region', { name: '지금 할 체크' })).not.toBeInTheDocument();
});

test('continues checks in progress and lists completed ones', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  await answerOnOtherDevice(token, attempt.id, attempt.items[0]?.id ?? '');
  const stress = await createOpenCheck({ token, child, testId: 'parenting_stress-12-35m' });
  await answerOnOtherDevice(token, stress.id, stress.items[0]?.id ?? '', { value: 'little' });
  const { unmount } = renderApp('/test');
  const begun = await section('진행 중');
  expect(begun.getAllByText(/^\d+개 중 1개 답했어요$/)).toHaveLength(2);
  expect(begun.getAllByRole('link', { name: /이어하기/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/test/post?attempt=${attempt.id}`,
    `/test/post?attempt=${stress.id}`,
  ]);
  expect(begun.getByText('보호자 체크')).toBeVisible();
  unmount();

  await answerAllBut(token, attempt);
  const answered = renderApp('/test?kind=development');
  const waiting = await section('진행 중');
  expect(waiting.getByText('결과를 볼 차례예요')).toBeVisible();
  expect(waiting.getByRole('link', { name: '12개월 발달 체크 결과 보기' })).toBeVisible();
  answered.unmount();
  await finishCheck(token, attempt.id);
  renderApp('/test?kind=development');
  expect((await section('마친 체크')).getByText('완료')).toBeVisible();
  expect((await section('지금 할 체크')).getByText('지금 할 체크를 모두 마쳤어요')).toBeVisible();
  expect((await section('지금 할 체크')).getByText(/^다음은 ‘15개월 발달 체크’, .*에 열려요\.$/)).toBeVisible();
});

test('lists the check completed last first', async () => {
  const { token, child } = await createSignedInParent();
  for (const testId of ['development-12m', 'parenting_attitude-12-35m', 'temperament-12-35m']) {
    const attempt = await createOpenCheck({ token, child, testId });
    await answerAllBut(token, attempt);
    await finishCheck(token, attempt.id);
  }
  renderApp('/test');
  expect(names(await section('마친 체크')).slice(-3)).toEqual([
    'temperament-12-35m',
    'parenting_attitude-12-35m',
    'development-12m',
  ]);
});

test('shows when a completed check is worth repeating', async () => {
  const { child } = await createSignedInParent();
  const done = (again_on: string): TestCard => ({
    id: 'development-12m',
    kind: 'development',
    about: 'child',
    name: '12개월 발달 체크',
    src: 'content/development-12m',
    ext: 'svg',
    status: 100,
    minutes: 4,
    item_count: 12,
    from_month: 12,
    to_month: 14,
    window: 'current',
    group: 'done',
    opens_on: null,
    attempt_id: child?.id ?? '',
    completed_at: '2026-01-10T00:00:00.000Z',
    again_on,
  });
  const age = { months: 12, actual_months: 12, corrected: false };
  mockApiData<TestOverview>('GET', '/diagnostic-test/profile/:id', { age, tests: [done('20260101')] });
  const { unmount } = renderApp('/test');
  expect((await section('마친 체크')).getByText('다시 해 볼 시기예요')).toBeVisible();
  unmount();
  mockApiData<TestOverview>('GET', '/diagnostic-test/profile/:id', { age, tests: [done('29990101')] });
  renderApp('/test');
  expect((await section('마친 체크')).queryByText('다시 해 볼 시기예요')).not.toBeInTheDocument();
});

test('shows both ages when the corrected age is used', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 15 }), gestation_weeks: 30 }] });
  renderApp('/test');
  expect(await screen.findByText('교정 나이 12개월')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('기준으로 골랐어요. 태어난 날부터는 15개월이에요');
});

test('leads to the choice of a child without one', async () => {
  await signIn(await createAccount({ children: [{}, {}] }));
  const { place } = renderApp('/test');
  await waitFor(() => expect(place()).toBe('/auth/profile/select'));
});

test('shows loading, error with a retry, empty and filled states', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/diagnostic-test/profile/:id', 500);
  const { user, unmount } = renderApp('/test');
  const again = await screen.findByRole('button', { name: '다시 시도' });
  const held = holdApiResponse('GET', '/diagnostic-test/profile/:id');
  broken.restore();
  await user.click(again);
  await held.reached;
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  held.release();
  await section('지금 할 체크');
  unmount();

  const none: TestOverview = { age: { months: 80, actual_months: 80, corrected: false }, tests: [] };
  mockApiData('GET', '/diagnostic-test/profile/:id', none);
  renderApp('/test');
  expect(await screen.findByText('지금 할 수 있는 체크가 없어요')).toBeVisible();
});
