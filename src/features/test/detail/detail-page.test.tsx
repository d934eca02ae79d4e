import type { Profile } from '@contract/profiles/profile.responses';
import { SENSITIVE_CONSENT, STANDING_LINE } from '@contract/test/diagnostics-words';
import { bornAgo, callApi, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { siblingsFor } from './siblings';

const at = '/test/detail?test=development-12m';

test('shows content, duration, author, sources and limits of the check', async () => {
  await createSignedInParent();
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: '이 체크 자세히 보기' }));
  expect(screen.getByText('누가 만들었나요')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '12개월 발달 체크' })).toBeVisible();
  const main = screen.getByRole('main');
  for (const part of [
    '분쯤 걸려요',
    '질문',
    '12~14개월',
    'CDC',
    '누가 만들었나요',
    '표준화된 검사가 아니에요',
    STANDING_LINE,
  ]) {
    expect(main).toHaveTextContent(part);
  }
});

test('starts only after consent to the text that is stored', async () => {
  const { token, child } = await createSignedInParent();
  const { user, place } = renderApp(at);
  await screen.findByRole('heading', { name: SENSITIVE_CONSENT.title });
  expect(screen.getByText(SENSITIVE_CONSENT.summary)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '자세히 보기' }));
  for (const { text } of SENSITIVE_CONSENT.lines) expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  expect(screen.getByText('동의해 주시면 체크를 시작할 수 있어요.')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: SENSITIVE_CONSENT.agree });
  expect(box).toHaveFocus();
  expect(apiCalls().filter(({ method, path }) => method === 'POST' && path.endsWith('/attempt'))).toEqual([]);

  await user.click(box);
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  await waitFor(() => expect(place()).toMatch(/^\/test\/post\?attempt=/));
  const path = `/diagnostic-test/profile/${child?.id}/test/development-12m`;
  await waitFor(async () => {
    const { consent_needed } = await callApi<{ consent_needed: boolean }>('GET', path, { token });
    expect(consent_needed).toBe(false);
  });
});

test('starts one check for a double tap', async () => {
  const { token, child } = await createSignedInParent();
  await createOpenCheck({ token, child });
  const held = holdApiResponse('POST', '/diagnostic-test/profile/:id/test/:test/attempt');
  const { user, place } = renderApp(at);
  await user.dblClick(await screen.findByRole('button', { name: '시작하기' }));
  await held.reached;
  held.release();
  await waitFor(() => expect(place()).toMatch(/^\/test\/post/));
  expect(apiCalls().filter(({ method, path }) => method === 'POST' && path.endsWith('/attempt'))).toHaveLength(1);
});

test('continues a check in progress', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  await answerOnOtherDevice(token, attempt.id, attempt.items[0]?.id ?? '');
  renderApp(at);
  expect(await screen.findByRole('link', { name: '이어하기' })).toHaveAttribute(
    'href',
    `/test/post?attempt=${attempt.id}`,
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('shows the result of a completed check and starts a new attempt', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  await answerAllBut(token, attempt);
  await finishCheck(token, attempt.id);
  const { user, place } = renderApp(at);
  expect(await screen.findByRole('link', { name: '결과 보기' })).toHaveAttribute(
    'href',
    `/test/result?attempt=${attempt.id}`,
  );
  await user.click(screen.getByRole('button', { name: '다시 하기' }));
  await waitFor(() => expect(place()).toMatch(/^\/test\/post/));
  expect(place()).not.toContain(attempt.id);
});

test('shows when an upcoming check opens, without a button', async () => {
  await createSignedInParent();
  renderApp('/test/detail?test=development-24m');
  expect(await screen.findByText(/^아직이에요\. .*에 열려요\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '시작하기' })).not.toBeInTheDocument();
});

test('shows both ages of a child born early', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 15 }), gestation_weeks: 30 }] });
  renderApp(at);
  expect(await screen.findByText('교정 나이 12개월')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('태어난 날부터는 15개월이에요');
});

test('shows the name from the history state while loading, and works without an address', async () => {
  await createSignedInParent();
  const held = holdApiResponse('GET', '/diagnostic-test/profile/:id/test/:test');
  renderApp('/test/detail', {
    state: { id: 'development-12m', name: '12개월 발달 체크', src: 'content/development-12m', ext: 'svg' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '12개월 발달 체크' })).toBeVisible();
  held.release();
  expect(await screen.findByText('이 체크 자세히 보기')).toBeVisible();
});

test.each(['/test/detail', '/test/detail?test=', '/test/detail?test=tarot'])(
  '%s shows that there is no such check',
  async (bad) => {
    await createSignedInParent();
    renderApp(bad);
    expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
  },
);

test('ignores an invalid history state', async () => {
  await createSignedInParent();
  renderApp('/test/detail', { state: { id: 7, name: ['x'] } });
  expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
});

test('leads to the choice of a child without one, and back', async () => {
  await signIn(await createAccount({ children: [{ name: '도담' }, { name: '새봄' }] }));
  const { user, place } = renderApp(at);
  await waitFor(() => expect(place()).toBe('/auth/profile/select'));
  await user.click(await screen.findByRole('button', { name: /^도담/ }));
  await waitFor(() => expect(place()).toBe(at));
});

test('loads after a retry', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/diagnostic-test/profile/:id/test/:test', 500);
  const { user } = renderApp(at);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await screen.findByText('이 체크 자세히 보기')).toBeVisible();
});

test('shows the person, the parts and the sources of a guardian’s check', async () => {
  await createSignedInParent();
  const { user } = renderApp('/test/detail?test=parenting_stress-12-35m');
  await user.click(await screen.findByRole('button', { name: '이 체크 자세히 보기' }));
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('보호자 체크예요. 아이가 아니라 아이를 돌보는 나를 살펴봐요.');
  expect(within(main).getByText('마음의 여유')).toBeVisible();
  expect(within(main).getByText(/임상 전문가의 검토를 앞두고 있어요/)).toBeVisible();
  const sources = within(screen.getByText('참고한 자료').parentElement as HTMLElement);
  expect(sources.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('offers the result and another attempt of a completed check, with its best time', async () => {
  const { token, child } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child, testId: 'temperament-12-35m' });
  await answerAllBut(token, attempt);
  await finishCheck(token, attempt.id);
  const { user, place } = renderApp('/test/detail?test=temperament-12-35m');
  expect(await screen.findByRole('link', { name: '결과 보기' })).toHaveAttribute(
    'href',
    `/test/result?attempt=${attempt.id}`,
  );
  expect(screen.getByText(/여섯 달쯤 지난 뒤에 다시 하면/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다시 하기' }));
  await waitFor(() => expect(place()).toMatch(/^\/test\/post\?attempt=/));
  expect(place()).not.toContain(attempt.id);
});

describe('two children of one age', () => {
  test('start the check together with an attempt each', async () => {
    const { token, account } = await createSignedInParent({
      children: [{ name: '하나' }, { name: '두리' }, { name: '언니', birth_date: bornAgo({ months: 40 }) }],
    });
    const [one, other] = account.children;
    const theirs = await createOpenCheck({ token, child: other });
    const { user, place } = renderApp(at);
    expect(await screen.findByRole('button', { name: '두리도 함께 답하기' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '언니도 함께 답하기' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '두리도 함께 답하기' })).not.toHaveAttribute('aria-busy'),
    );
    await user.click(screen.getByRole('button', { name: '두리도 함께 답하기' }));
    await waitFor(() => expect(place()).toMatch(new RegExp(`^/test/post\\?attempt=.+&with=${theirs.id}$`)));
    const attempts = await callApi<{ id: string }[]>('GET', `/diagnostic-test/profile/${one?.id}/attempt`, { token });
    expect(place()).toContain(`attempt=${attempts[0]?.id}`);
  });

  test('are not offered for a guardian’s check, a closed check or another age', () => {
    const today = Date.parse('2026-03-10T03:00:00Z');
    const child = (id: string, birth_date: string, gestation_weeks: number | null = null) =>
      ({ id, birth_date, gestation_weeks }) as Profile;
    const children = [
      child('own', '20250310'),
      child('twin', '20250310'),
      child('older', '20241209'),
      // eleven weeks early: 12 months by the corrected age
      child('early', '20241220', 29),
    ];
    const check = { about: 'child', window: 'current', from_month: 12, to_month: 14 } as const;
    const ids = (given: object) => siblingsFor({ ...check, ...given }, 'own', children, today).map(({ id }) => id);
    expect(ids({})).toEqual(['twin', 'early']);
    expect(ids({ about: 'guardian' })).toEqual([]);
    expect(ids({ window: 'past' })).toEqual([]);
  });
});
