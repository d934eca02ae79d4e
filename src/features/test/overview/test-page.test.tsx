import type { TestCard, TestOverview } from '@contract/diagnostics';
import { bornAgo, haveAccount, haveSignedInParent, signIn } from '@mocks/fixtures';
import { apiAnswers, apiGives, apiIsHeld } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerElsewhere, finishCheck, haveOpenCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { groupTests } from './group-tests';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('offers the check of the child’s age first, and says when the next ones open', async () => {
  await haveSignedInParent({ children: [{ name: '도담' }] });
  renderApp('/test');
  expect(await screen.findByRole('heading', { level: 1, name: '도담의 발달 체크' })).toBeVisible();
  const now = await section('지금 할 체크');
  expect(now.getByRole('heading', { name: '12개월 발달 체크' })).toBeVisible();
  expect(now.getByText(/^예상 소요 시간 \d+분/)).toBeVisible();
  expect(now.getByRole('link')).toHaveAttribute('href', '/test/detail?test=development-12m');
  const later = await section('아직이에요');
  expect(later.getAllByText(/에 열려요$/)).toHaveLength(3);
});

it('goes on with the one in progress and lists the finished ones', async () => {
  const { token, child } = await haveSignedInParent();
  const attempt = await haveOpenCheck({ token, child });
  await answerElsewhere(token, attempt.id, attempt.items[0]?.id ?? '');
  const { unmount } = renderApp('/test');
  const begun = await section('진행 중');
  expect(begun.getByText(/^진행 중 \(\d+%\)$/)).toBeVisible();
  expect(begun.getByRole('link', { name: /이어하기/ })).toHaveAttribute('href', `/test/post?attempt=${attempt.id}`);
  unmount();

  await answerAllBut(token, attempt);
  await finishCheck(token, attempt.id);
  renderApp('/test');
  expect((await section('마친 체크')).getByText('완료')).toBeVisible();
  expect((await section('지금 할 체크')).getByText('지금 할 체크를 모두 마쳤어요')).toBeVisible();
});

it('says that the corrected age was used, with both ages', async () => {
  await haveSignedInParent({ children: [{ birth_date: bornAgo({ months: 15 }), gestation_weeks: 30 }] });
  renderApp('/test');
  expect(await screen.findByText('교정 나이 12개월')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('기준으로 골랐어요. 태어난 날부터는 15개월이에요');
});

it('without a child the chooser comes first', async () => {
  await signIn(await haveAccount({ children: [{}] }));
  const { place } = renderApp('/test');
  await waitFor(() => expect(place()).toBe('/auth/profile/select'));
});

it('has its four states: loading, failed with another try, empty, filled', async () => {
  await haveSignedInParent();
  const broken = apiAnswers('GET', '/diagnostic-test/profile/:id', 500);
  const { user, unmount } = renderApp('/test');
  const again = await screen.findByRole('button', { name: '다시 시도' });
  const held = apiIsHeld('GET', '/diagnostic-test/profile/:id');
  broken.repaired();
  await user.click(again);
  await held.reached;
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  held.release();
  await section('지금 할 체크');
  unmount();

  const none: TestOverview = { age: { months: 80, actual_months: 80, corrected: false }, tests: [] };
  apiGives('GET', '/diagnostic-test/profile/:id', none);
  renderApp('/test');
  expect(await screen.findByText('지금 할 수 있는 체크가 없어요')).toBeVisible();
});

test('each check stands in exactly one group', () => {
  const card = (id: string, given: Partial<TestCard>) => ({ id, status: 0, window: 'current', ...given }) as TestCard;
  const groups = groupTests([
    card('now', {}),
    card('begun', { status: 40 }),
    card('begun long ago', { status: 99, window: 'past' }),
    card('done', { status: 100, window: 'past' }),
    card('later', { window: 'upcoming' }),
  ]);
  expect(Object.entries(groups).map(([name, tests]) => [name, tests.map(({ id }) => id)])).toEqual([
    ['now', ['now']],
    ['begun', ['begun', 'begun long ago']],
    ['done', ['done']],
    ['later', ['later']],
  ]);
});
