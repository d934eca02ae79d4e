import type { Analysis } from '@contract/mypage/analysis.responses';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError } from '@mocks/scenarios';
import { server } from '@mocks/server';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

const TOTAL = '/mypage/analysis/total';
const axis = async () => within(await screen.findByRole('region', { name: '한눈에 보는 기록' }));
const sheet = () => within(document.querySelector('[data-print-sheet]') as HTMLElement);
/** It is rendered after what the screen shows. */
const awaitSheet = () => waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeInTheDocument());
const getAnalysis = (token: string, id = '') => callApi<Analysis>('GET', `/analysis/profile/${id}`, { token });
const measure = (token: string, id: string, measured_on: string, height_cm: number, weight_kg = 9.4) =>
  callApi('POST', `/growth/profile/${id}/entry`, {
    token,
    body: { id: crypto.randomUUID(), measured_on, height_cm, weight_kg, confirmed: true, consent: true },
  });

/** A check with a worry, two measurements and a clinic's result. */
async function createHistory() {
  const { token, child } = await createSignedInParent();
  const id = child?.id ?? '';
  await measure(token, id, bornAgo({ months: 2 }), 74);
  await measure(token, id, bornAgo({ months: 0, days: 3 }), 76.5, 9.8);
  await callApi('POST', `/diagnostic-test/profile/${id}/official-result`, {
    token,
    body: { round: 3, taken_on: bornAgo({ months: 4 }), rows: { language: 'on_track' } },
  });
  const attempt = await createOpenCheck({ token, child });
  await answerAllBut(token, attempt, 0, (item) =>
    item.id === 'worry' ? { value: 'yes', areas: ['language'], note: '불러도 잘 돌아보지 않아요' } : {},
  );
  await finishCheck<LevelsResult>(token, attempt.id);
  return { token, id, attempt };
}

test('praises no month in which a doctor is due for the growth', async () => {
  const { token, child } = await createSignedInParent();
  const id = child?.id ?? '';
  await measure(token, id, bornAgo({ months: 2 }), 74);
  await measure(token, id, bornAgo({ months: 0, days: 3 }), 76.5);
  renderApp(TOTAL);
  const notes = await screen.findByRole('region', { name: '함께 살펴볼 성장 기록' });
  expect(notes).toHaveTextContent('다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.');
  const month = screen.getByRole('region', { name: '달라진 점' });
  expect(month).toHaveTextContent('키 76.5cm를 적었어요');
  expect(month).not.toHaveTextContent('자랐');
});

test('shows the month and every record on one axis, with one request of its own', async () => {
  const { attempt } = await createHistory();
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) =>
    asked.push(new URL(request.url).pathname.replace(/[0-9a-f-]{36}/, ':id'));
  server.events.on('request:start', note);
  const { user } = renderApp(TOTAL);
  const records = await axis();
  await screen.findByRole('region', { name: '지금 할 수 있는 것' });
  server.events.removeListener('request:start', note);
  expect(asked.filter((path) => path !== '/api/auth/info')).toEqual(['/api/analysis/profile/:id']);

  expect(screen.getByRole('region', { name: '달라진 점' })).toHaveTextContent(/지난 한 달, .*키가 2.5cm 자랐/);
  expect(records.getByRole('status')).toHaveTextContent('12개월 발달 체크');
  expect(records.getByRole('status')).toHaveTextContent('소아청소년과에서 이야기해 봐요');
  expect(records.getByRole('link', { name: '12개월 발달 체크 결과 보기' })).toHaveAttribute(
    'href',
    `/test/result?attempt=${attempt.id}`,
  );
  expect(records.getByRole('button', { name: '다음 기록' })).toBeDisabled();
  for (const title of ['키·몸무게 기록', '키·몸무게 기록', '3차 영유아 건강검진']) {
    await user.click(records.getByRole('button', { name: '이전 기록' }));
    expect(records.getByRole('status')).toHaveTextContent(title);
  }
  expect(records.getByRole('button', { name: '이전 기록' })).toBeDisabled();

  await user.click(records.getByText('표로 보기'));
  const rows = within(await records.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toHaveTextContent('12개월 발달 체크');
});

test('labels the ends of a line with their values and a single dot with its own, and follows a finger', async () => {
  const { token, child } = await createSignedInParent();
  const id = child?.id ?? '';
  const save = (months: number, figures: object) =>
    callApi('POST', `/growth/profile/${id}/entry`, {
      token,
      body: { id: crypto.randomUUID(), measured_on: bornAgo({ months }), ...figures, confirmed: true, consent: true },
    });
  await save(10, { height_cm: 64.5 });
  await save(1, { height_cm: 76, head_cm: 45.2 });
  renderApp(TOTAL);
  const records = await axis();
  const chart = document.querySelector('#time-axis')?.closest('section')?.querySelector('svg') as SVGSVGElement;
  const labels = within(chart as unknown as HTMLElement);
  expect(labels.getByText('76cm')).toBeInTheDocument();
  expect(labels.getByText('64.5')).toBeInTheDocument();
  expect(labels.getByText('45.2cm')).toBeInTheDocument();

  const point = (type: 'pointerDown' | 'pointerMove', clientX: number) => {
    const event = createEvent[type](chart);
    Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: 0 }, pointerId: { value: 1 } });
    fireEvent(chart, event);
  };
  expect(records.getByRole('status')).toHaveTextContent('키 76cm');
  point('pointerDown', 330);
  point('pointerMove', 90);
  expect(records.getByRole('status')).toHaveTextContent('키 64.5cm');
});

test('opens from home for the selected child and links to today’s windows and plays', async () => {
  const { token, child } = await createSignedInParent({ children: [{ name: '도담' }, { name: '나온' }] });
  const { windows } = await getAnalysis(token, child?.id);
  const { user, place } = renderApp('/home');
  await user.click(await screen.findByRole('link', { name: '맞춤 분석 보기' }));
  const now = within(await screen.findByRole('region', { name: '지금 할 수 있는 것' }));
  expect(place()).toBe(TOTAL);
  expect(screen.getByRole('heading', { level: 1, name: '도담의 통합 분석' })).toBeVisible();
  expect(now.getByText(windows[0]?.name ?? '').closest('a')).toHaveAttribute('href', '/home/health');
  expect(now.getByRole('link', { name: /오늘의 놀이/ })).toHaveAttribute('href', '/home');
});

test('opens the other analyses without a history entry, and another child’s analysis', async () => {
  await createSignedInParent({ children: [{ name: '도담' }, { name: '나온' }] });
  const { user, place } = renderApp(TOTAL);
  const tabs = within(await screen.findByRole('navigation', { name: '분석' }));
  expect(tabs.getByRole('link', { name: '통합' })).toHaveAttribute('aria-current', 'page');
  const steps = window.history.length;
  await user.click(tabs.getByRole('link', { name: '학습' }));
  expect(await screen.findByText('아직 배운 시간이 없어요')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '통합' }));
  const other = await screen.findByRole('link', { name: '프로필 바꾸기' });
  expect(window.history.length).toBe(steps);
  await user.click(other);
  await user.click(await screen.findByRole('button', { name: /나온/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '나온의 통합 분석' })).toBeVisible();
  expect(place()).toBe(TOTAL);
  expect(window.history.state).toMatchObject({ idx: 0 });
});

test('shows an empty state without records', async () => {
  await createSignedInParent();
  renderApp(TOTAL);
  const records = await axis();
  expect(records.getByText('아직 모인 기록이 없어요')).toBeVisible();
  expect(records.getByRole('link', { name: '체크하러 가기' })).toHaveAttribute('href', '/test');
  expect(screen.getByRole('region', { name: '달라진 점' })).toHaveTextContent('한 문장으로 모아 드려요');
});

test('shows a loading state and loads after a retry', async () => {
  await createSignedInParent();
  const held = holdApiResponse('GET', '/analysis/profile/:id');
  const { unmount } = renderApp(TOTAL);
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  held.release();
  expect(await axis()).toBeTruthy();
  unmount();

  const broken = mockApiError('GET', '/analysis/profile/:id', 500);
  const { user } = renderApp(TOTAL);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await axis()).toBeTruthy();
});

test('shows shorter spans of a long time, and weeks of learning', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 40 }) }] });
  const analysis = await getAnalysis(token, child?.id);
  mockApiData<Analysis>('GET', '/analysis/profile/:id', {
    ...analysis,
    study: { total_seconds: 600, weeks: [{ from: analysis.day, last_on: analysis.day, seconds: 600 }] },
  });
  const { user } = renderApp(TOTAL);
  const records = await axis();
  expect(records.getByRole('status')).toHaveTextContent('10분 배웠어요');
  expect(records.getByRole('button', { name: '한 해' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(records.getByRole('button', { name: '태어나서부터' }));
  expect(records.getByRole('button', { name: '태어나서부터' })).toHaveAttribute('aria-pressed', 'true');
});

describe('the sheet for the doctor', () => {
  afterEach(() => jest.restoreAllMocks());

  test('lists worries, last levels, growth, open windows and questions in this order', async () => {
    await createHistory();
    renderApp(TOTAL);
    await axis();
    await awaitSheet();
    const titles = sheet()
      .getAllByRole('heading', { level: 2, hidden: true })
      .map(({ textContent }) => textContent?.trim());
    expect(titles).toEqual([
      '먼저 말씀드릴 것',
      '영역마다 마지막으로 본 모습',
      expect.stringContaining('2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)'),
      expect.stringContaining('지금 받을 수 있는 접종·검진'),
      '의사에게 물어볼 것',
      '더 말하고 싶은 것',
    ]);
    const language = sheet().getByText('언어').closest('tr');
    expect(language).toHaveTextContent(/언어잘 보이고 있어요\d+\. \d+\. \d+\. · 14개월또래 수준/);
    // the parent's own words once, as they were written
    expect(sheet().getAllByText(/불러도 잘 돌아보지 않아요/)).toHaveLength(1);
    expect(sheet().getByText(/76.5cm \(P\d+/)).toBeInTheDocument();
  });

  test('retains a lost skill over later checks until it is marked as discussed, with an undo', async () => {
    const { child, token } = await createSignedInParent();
    const lost = await createOpenCheck({ token, child });
    await answerAllBut(token, lost, 0, ({ id }) =>
      id === 'lost_skill' ? { value: 'yes', note: '두 주 전부터 마마를 안 해요' } : {},
    );
    await finishCheck(token, lost.id);
    const later = await createOpenCheck({ token, child });
    await answerAllBut(token, later, 0);
    await finishCheck(token, later.id);
    const { user } = renderApp(TOTAL);
    const first = within(await screen.findByRole('region', { name: '의사에게 먼저 말씀드릴 것' }));
    expect(first.getByText('두 주 전부터 마마를 안 해요')).toBeVisible();
    await awaitSheet();
    expect(sheet().getByText(/두 주 전부터 마마를 안 해요/)).toBeInTheDocument();
    expect(sheet().getByText(/예전에 하던 것을 지금은 하지 않는데, 무엇을/)).toBeInTheDocument();
    await user.click(first.getByRole('button', { name: '의사와 이야기했어요' }));
    const undo = await first.findByRole('button', { name: '되돌리기' });
    await waitFor(() => expect(sheet().queryByText(/두 주 전부터 마마를 안 해요/)).toBeNull());
    expect(screen.queryByRole('region', { name: '어디로 가면 되나요' })).toBeNull();
    await user.click(undo);
    expect(await screen.findByRole('region', { name: '어디로 가면 되나요' })).toBeVisible();
  });

  test('is printed with curves, rates and a page of vaccinations, which are asked for then', async () => {
    const { token, child } = await createSignedInParent();
    const id = child?.id ?? '';
    await measure(token, id, bornAgo({ months: 6 }), 71);
    await measure(token, id, bornAgo({ months: 1 }), 75);
    await callApi('PUT', `/health-windows/profile/${id}/window/BCG-1`, {
      token,
      body: {
        id: crypto.randomUUID(),
        outcome: 'done',
        on: bornAgo({ months: 13 }),
        marked_at: new Date().toISOString(),
      },
    });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderApp(TOTAL);
    await axis();
    expect(print).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: '진료용 한 장 인쇄하기' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sheet().getByText('여아 키(cm)')).toBeInTheDocument();
    expect(sheet().getByText('여아 몸무게(kg)')).toBeInTheDocument();
    expect(sheet().getByText(/^키: 한 달에 \d+(\.\d)?cm \((\d+\. ){2}\d+\. ~ (\d+\. ){2}\d+\./)).toBeInTheDocument();

    const [, vaccines] = document.querySelectorAll('[data-print-sheet]');
    const page = within(vaccines as HTMLElement);
    const titles = page.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(['받은 기록', '지금 받을 수 있어요', '앞으로 받아요']));
    expect(page.getByText(/^결핵|^BCG|피내용/).closest('tr')).toHaveTextContent(/\d{4}\. \d+\. \d+\.$/);
    expect(page.queryByText(/건강검진 \d차/)).not.toBeInTheDocument();
  });

  test('is printed without curves and vaccinations where they cannot be had', async () => {
    await createHistory();
    mockApiError('GET', '/growth/profile/:id/curve/:measure', 500);
    mockApiError('GET', '/health-windows/profile/:id', 500);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderApp(TOTAL);
    await axis();
    await user.click(await screen.findByRole('button', { name: '진료용 한 장 인쇄하기' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sheet().queryByText('여아 키(cm)')).not.toBeInTheDocument();
    expect(sheet().getByText(/76.5cm \(P\d+/)).toBeInTheDocument();
  });

  test('shows both ages of a child born early', async () => {
    await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 8 }), gestation_weeks: 31 }] });
    renderApp(TOTAL);
    await axis();
    await awaitSheet();
    expect(sheet().getByText(/· 8개월\(교정 \d개월\)/)).toBeInTheDocument();
    expect(sheet().getByText(/\(임신 31주\)/)).toBeInTheDocument();
  });
});
