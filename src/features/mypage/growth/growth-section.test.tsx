import { addMonths, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { GrowthEntries, GrowthEntry } from '@contract/mypage/growth.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockApiUnreachable } from '@mocks/scenarios';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const PAGE = '/mypage/analysis/development';
const BIRTH = bornAgo({ months: 14 });
/** The day, `months` after the birth of the 14-month-old. */
const dayAt = (months: number, birth = BIRTH) => formatDay(addMonths(parseDay(birth) ?? seoulDay(Date.now()), months));

const createEntry = (months: number, more: object = {}) => ({
  id: crypto.randomUUID(),
  measured_on: dayAt(months),
  height_cm: 60 + months,
  consent: true,
  confirmed: true,
  ...more,
});
async function createMeasuredChild(entries: object[], children: object[] = [{ name: '도담', birth_date: BIRTH }]) {
  const parent = await createSignedInParent({ children });
  const id = parent.child?.id ?? '';
  for (const body of entries) await callApi('POST', `/growth/profile/${id}/entry`, { token: parent.token, body });
  const listEntries = () => callApi<GrowthEntries>('GET', `/growth/profile/${id}`, { token: parent.token });
  return { ...parent, id, listEntries };
}
const typeInto = async (user: ReturnType<typeof renderApp>['user'], label: string, words: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, words);
};

test('shows the curve with its standard, the selected point in words, and a table of all values', async () => {
  await createMeasuredChild([
    createEntry(9, { height_cm: 70, weight_kg: 8.2 }),
    createEntry(12, { height_cm: 74, weight_kg: 8.9 }),
    createEntry(14, { height_cm: 71.1, place: 'clinic', note: '검진' }),
  ]);
  const { user } = renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: '도담의 발달 현황' })).toBeVisible();
  const figure = within(await screen.findByRole('figure'));
  expect(figure.getByText('여아 키(cm)')).toBeVisible();
  expect(figure.getByText(/^2017 소아청소년 성장도표\(질병관리청\)/)).toBeVisible();
  const readout = (await screen.findByText(/또래 100명을 작은 쪽부터/)).closest('div') as HTMLElement;
  // by day, with the figure by completed months beside it
  expect(readout).toHaveTextContent(
    /71\.1cmP2\.\d2017 소아청소년 성장도표 백분위 3 아래질병관리청 계산기\(만 개월\)로는 P2\.4/,
  );
  // what the newest value is noted for is said once, beside the chart
  expect(readout).not.toHaveTextContent(/검진|지나 내려왔어요/);
  const notes = screen.getByRole('region', { name: '함께 살펴볼 성장 기록' });
  expect(notes).toHaveTextContent(/곡선 2개\(15번째, 3번째\)를 지나 내려왔어요/);
  expect(notes).toHaveTextContent(
    '2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)에서는 키 백분위수 3 미만을',
  );
  expect(notes).toHaveTextContent(/알 수 없어요\.다음 영유아 건강검진 때 이 기록을 보여 주세요\. 2017/);

  await user.click(screen.getByRole('button', { name: '이전 기록' }));
  expect(readout).toHaveTextContent(/74cmP\d\d2017 소아청소년 성장도표 백분위 (15–50|50–85) 사이/);
  expect(readout).toHaveTextContent(/부터 3개월 동안 4cm 자랐어요. 한 달에 1\.3cm씩이에요.$/);
  await user.click(screen.getByText('표로 보기'));
  const rows = within(screen.getByRole('table', { name: /키 · 2017/ })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '잰 날나이키(cm)백분위수자란 만큼',
    expect.stringMatching(/14개월71.1P2.\d−2\.9cm$/),
    expect.stringMatching(/12개월74P\d\d한 달에 1\.3cm$/),
    expect.stringMatching(/9개월70P\d\d–$/),
  ]);

  // No weight was entered at 14 months: a gap, no zero.
  await user.click(screen.getByRole('button', { name: '몸무게' }));
  expect(await screen.findByText('여아 몸무게(kg)', { selector: 'figcaption b' })).toBeVisible();
  await user.click(screen.getByText('표로 보기'));
  expect(within(await screen.findByRole('table', { name: /몸무게 · 2017/ })).getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '체질량지수' }));
  expect(await screen.findByText('체질량지수는 24개월부터 볼 수 있어요.')).toBeVisible();
});

test('follows a finger along the curve by columns, and lets the page scroll under it', async () => {
  await createMeasuredChild([createEntry(2), createEntry(7), createEntry(12)]);
  renderApp(PAGE);
  const figure = await screen.findByRole('figure');
  const chart = figure.querySelector('svg') as SVGSVGElement;
  const shown = () => screen.getByText(/^2017 소아청소년 성장도표 백분위 (\d|97 위)/).closest('div');
  const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientX: number) => {
    const event = createEvent[type](chart, { pointerId: 1 });
    Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: 0 }, pointerId: { value: 1 } });
    fireEvent(chart, event);
  };
  expect(shown()).toHaveTextContent('72cm');
  point('pointerMove', 40);
  expect(shown()).toHaveTextContent('72cm');
  // 24 months over 280 px from the 34th: the second month is near 57, the seventh near 116
  point('pointerDown', 300);
  point('pointerMove', 40);
  expect(shown()).toHaveTextContent('62cm');
  point('pointerMove', 120);
  expect(shown()).toHaveTextContent('67cm');
  point('pointerCancel', 120);
  point('pointerMove', 40);
  expect(shown()).toHaveTextContent('67cm');
});

test('says that the child keeps to a curve, and shows percentiles in the newest row only', async () => {
  await createMeasuredChild([
    createEntry(10, { height_cm: 72.2 }),
    createEntry(12, { height_cm: 74.7 }),
    createEntry(13, { height_cm: 75.8 }),
  ]);
  const { user } = renderApp(PAGE);
  expect(
    await screen.findByText('석 달째 비슷한 곡선을 따라 자라고 있어요.', { ignore: '[data-print-sheet] *' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /75\.8cm.*수정/ })).toHaveTextContent(
    /P\d+.*P는 2017 소아청소년 성장도표의/,
  );
  expect(screen.getByRole('button', { name: /74\.7cm.*수정/ })).not.toHaveTextContent(/P\d/);
  await user.click(screen.getByRole('button', { name: '이전 기록' }));
  expect(screen.queryByText(/비슷한 곡선을/, { ignore: '[data-print-sheet] *' })).not.toBeInTheDocument();
});

test('asks for values and consent before the first entry, with errors at the fields', async () => {
  const { listEntries } = await createMeasuredChild([]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '첫 기록 쓰기' }));
  const form = within(await screen.findByRole('dialog', { name: '성장 기록 쓰기' }));
  await user.click(form.getByRole('button', { name: '저장하기' }));
  const nothing = '키, 몸무게, 머리둘레 가운데 하나는 입력해 주세요.';
  expect(form.getByText(nothing)).toBeVisible();
  for (const label of ['키', '몸무게', '머리둘레']) {
    expect(form.getByLabelText(label)).toBeInvalid();
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(nothing);
  }
  expect(form.getByLabelText('키')).toHaveFocus();
  await user.type(form.getByLabelText('키'), '75,5');
  expect(form.queryByText(nothing)).not.toBeInTheDocument();
  expect(form.getByLabelText('머리둘레')).toBeValid();
  expect(form.getByRole('radio', { name: '누워서' })).toBeChecked();
  await user.type(form.getByLabelText('몸무게'), '9200');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(form.getByText('9.2kg인가요? 몸무게는 kg으로 적어 주세요.')).toBeVisible();
  await user.clear(form.getByLabelText('몸무게'));
  await user.type(form.getByLabelText('몸무게'), '9.2');
  fireEvent.change(form.getByLabelText('잰 날'), { target: { value: '2100-01-01' } });
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(form.getByText(/아직 오지 않은 날짜예요/)).toBeVisible();
  const today = formatDay(seoulDay(Date.now()));
  fireEvent.change(form.getByLabelText('잰 날'), {
    target: { value: `${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}` },
  });
  expect(form.getByText('동의해야 성장 기록을 저장할 수 있어요.')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: /동의/ }));
  await user.click(form.getByRole('button', { name: '저장하기' }));

  expect(await screen.findByText('성장 기록을 저장했어요.')).toBeVisible();
  expect(await screen.findByRole('figure')).toBeVisible();
  expect((await listEntries()).entries).toMatchObject([
    { measured_on: today, height_cm: 75.5, weight_kg: 9.2, position: 'lying', place: 'home' },
  ]);
});

test('starts from the last values by a button, and saves only what was touched', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74, weight_kg: 8.9 })]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  expect(await screen.findByLabelText('키')).toHaveValue('');
  expect(screen.getByLabelText('키')).toHaveFocus();
  expect(screen.getByLabelText('키')).toHaveAttribute('placeholder', '지난번 74');
  expect(screen.queryByRole('button', { name: /머리둘레/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '키 0.5cm 늘리기' }));
  expect(screen.getByLabelText('키')).toHaveValue('74.5');
  await user.click(screen.getByRole('button', { name: '키 0.5cm 늘리기' }));
  await user.click(screen.getByRole('button', { name: '키 0.5cm 줄이기' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(async () =>
    expect((await listEntries()).entries[0]).toMatchObject({ height_cm: 74.5, weight_kg: null, head_cm: null }),
  );
  expect(await screen.findByText('키 74.5cm · 지난번보다 +0.5cm')).toBeVisible();
});

test('asks about an unlikely measurement, which can be corrected or confirmed', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74, weight_kg: 9 })]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  await typeInto(user, '몸무게', '92');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/92kg이 맞나요\? 9\.2kg을 적으려던 건 아닌가요\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '수정할게요' }));
  await typeInto(user, '몸무게', '9.2');
  await typeInto(user, '키', '72');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/74cm였는데 이번에는 줄었어요\. 72cm가 맞나요\?/)).toBeVisible();
  expect((await listEntries()).total).toBe(1);
  await user.click(screen.getByRole('button', { name: '맞아요, 저장할게요' }));
  await waitFor(async () => expect((await listEntries()).entries[0]).toMatchObject({ height_cm: 72, weight_kg: 9.2 }));
});

test('saves entries of twins from one form and keeps the refused one in it', async () => {
  const twins = [
    { name: '해', birth_date: BIRTH },
    { name: '달', birth_date: BIRTH },
  ];
  const { account, token, listEntries } = await createMeasuredChild([createEntry(10, { height_cm: 72 })], twins);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  await user.click(await screen.findByRole('checkbox', { name: '달' }));
  const sun = within(screen.getByRole('group', { name: '해' }));
  const moon = within(screen.getByRole('group', { name: '달' }));
  await user.type(sun.getByLabelText('키'), '76');
  await user.type(moon.getByLabelText('키'), '75');
  await user.type(moon.getByLabelText('몸무게'), '90');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/달 몸무게: 90kg이 맞나요/)).toBeVisible();
  await waitFor(async () => expect((await listEntries()).entries[0]?.height_cm).toBe(76));
  await user.click(screen.getByRole('button', { name: '수정할게요' }));
  await typeInto(user, '몸무게', '9');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('성장 기록을 저장했어요.')).toBeVisible();
  const other = await callApi<GrowthEntries>('GET', `/growth/profile/${account.children[1]?.id}`, { token });
  expect(other.entries).toMatchObject([{ height_cm: 75, weight_kg: 9 }]);
  expect((await listEntries()).total).toBe(2);
});

test('says that another guardian wrote about the day of the form, and keeps both entries', async () => {
  const { id, token, listEntries } = await createMeasuredChild([createEntry(9)]);
  const father = await shareWith('도담아빠', 'guardian', { child: id, token });
  await callApi('POST', `/growth/profile/${id}/entry`, { token: father, body: createEntry(14) });
  const { user } = renderApp(PAGE);
  expect(await screen.findByText('도담아빠 님이 적었어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '기록 쓰기' }));
  expect(await screen.findByText(/^같은 날 도담아빠 님이 적은 기록이 있어요/)).toBeVisible();
  await typeInto(user, '키', '74');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('성장 기록을 저장했어요.')).toBeVisible();
  expect((await listEntries()).total).toBe(3);
});

test('stores an entry on the device without a connection and sends it when online', async () => {
  const { id, listEntries } = await createMeasuredChild([createEntry(12)]);
  const network = mockApiUnreachable('POST', '/growth/profile/:id/entry');
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  await typeInto(user, '키', '75');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('기기에 저장했어요. 연결되면 보낼게요.')).toBeVisible();
  const waiting = within(await screen.findByRole('list', { name: '보내기를 기다리는 기록' }));
  expect(waiting.getByText('키 75cm')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_growthEntry/'))).toHaveLength(1);
  expect((await listEntries()).total).toBe(1);

  network.restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('보내지 못했던 성장 기록을 저장했어요.')).toBeVisible();
  expect(screen.queryByText('보내기를 기다려요')).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_growthEntry/'))).toEqual([]);
  expect((await listEntries()).entries[0]).toMatchObject({ height_cm: 75, profile_id: id });
});

test('shows a question about an entry sent from the device, also on the next visit', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74 })]);
  const network = mockApiUnreachable('POST', '/growth/profile/:id/entry');
  const first = renderApp(PAGE);
  await first.user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  await typeInto(first.user, '키', '70');
  await first.user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('보내기를 기다려요')).toBeVisible();
  first.unmount();

  network.restore();
  const { user } = renderApp(PAGE);
  const asked = await screen.findByRole('button', { name: /확인이 필요해요/ });
  expect(asked).toHaveTextContent('70cm가 맞나요?');
  await user.click(asked);
  expect(await screen.findByLabelText('키')).toHaveValue('70');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await user.click(await screen.findByRole('button', { name: '맞아요, 저장할게요' }));
  await waitFor(async () => expect((await listEntries()).total).toBe(2));
  await waitFor(() => expect(screen.queryByText(/확인이 필요해요/)).not.toBeInTheDocument());
});

test('keeps the typed entry over a closed sheet and a reload', async () => {
  await createMeasuredChild([createEntry(12)]);
  const first = renderApp(PAGE);
  await first.user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  await typeInto(first.user, '키', '75.3');
  await first.user.click(screen.getByRole('button', { name: '닫기' }));
  first.unmount();
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '기록 쓰기' }));
  expect(await screen.findByLabelText('키')).toHaveValue('75.3');
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByLabelText('키')).toHaveValue('');
});

test('says what another guardian changed first, before it overwrites', async () => {
  const entry = createEntry(12, { height_cm: 74 });
  const { id, token, listEntries } = await createMeasuredChild([entry]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: /74cm.*수정/ }));
  await typeInto(user, '키', '74.5');
  const [opened] = (await listEntries()).entries;
  await callApi('PUT', `/growth/profile/${id}/entry/${opened?.id}`, {
    token,
    body: { ...entry, height_cm: 75, note: '다시 쟀어요', updated_at: opened?.updated_at },
  });
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  const note = await screen.findByText(/다른 보호자가 먼저 바꿨어요/);
  expect(note.closest('[role="alert"]')).toHaveTextContent(/키75cm.*메모다시 쟀어요/);
  expect((await listEntries()).entries).toMatchObject([{ height_cm: 75 }]);
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(async () => expect((await listEntries()).entries).toMatchObject([{ height_cm: 74.5, note: '' }]));
});

test('edits an entry and deletes it after confirmation', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74, note: '집에서' })]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: /74cm.*수정/ }));
  await typeInto(user, '키', '74.5');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await user.click(await screen.findByRole('button', { name: /74\.5cm.*수정/ }));
  await user.click(await screen.findByRole('button', { name: '이 기록 지우기' }));
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  expect(await screen.findByText('아직 적은 성장 기록이 없어요')).toBeVisible();
  expect((await listEntries()).total).toBe(0);

  await user.click(screen.getByRole('button', { name: /기록 되돌리기$/ }));
  expect(await screen.findByRole('button', { name: /74\.5cm.*수정/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /기록 되돌리기$/ })).not.toBeInTheDocument();
  expect((await listEntries()).total).toBe(1);
});

test('shows the use of the corrected age and no percentile before the due date', async () => {
  const birth = bornAgo({ months: 3 });
  await createMeasuredChild(
    [createEntry(0, { measured_on: birth, height_cm: 41, weight_kg: 1.7 })],
    [{ name: '이루', birth_date: birth, gestation_weeks: 31 }],
  );
  renderApp(PAGE);
  expect(await screen.findByText('교정 나이 0개월')).toBeVisible();
  const entry = screen.getByRole('button', { name: /41cm.*수정/ });
  expect(entry).toHaveTextContent('예정일 전');
  expect(entry).not.toHaveTextContent(/P\d/);
});

test('says beside any chart what other measures leave to talk about, with the official name in the note', async () => {
  const birth = bornAgo({ months: 40 });
  await createMeasuredChild(
    [createEntry(0, { measured_on: dayAt(39, birth), height_cm: 97, weight_kg: 17 })],
    [{ name: '나온', birth_date: birth }],
  );
  const { user } = renderApp(PAGE);
  const notes = within(await screen.findByRole('region', { name: '함께 살펴볼 성장 기록' }));
  expect(notes.getByRole('listitem')).toHaveTextContent(
    /^체질량지수 P9\d(\.\d)?.*키에 비해 몸무게가 많이 나가는 쪽이에요/,
  );
  expect(notes.getByText(/백분위수 95 이상을 ‘비만’ 구간이라고 불러요. 구간의 이름이고 진단은 아니에요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '체질량지수' }));
  const words = /체질량지수가 낮은 쪽부터 또래 100명을 세우면 \d+번째쯤이에요\.$/;
  expect(await screen.findByText(words, { ignore: '[data-print-sheet] *' })).toBeVisible();
  const lead = '한 달 안에 소아청소년과에 이 기록을 보여 주세요.';
  expect(screen.getAllByText(lead, { ignore: '[data-print-sheet] *' })).toHaveLength(1);
});

test('loads the list and the chart by separate retries', async () => {
  await createMeasuredChild([createEntry(12)]);
  const list = mockApiError('GET', '/growth/profile/:id', 500);
  const chart = mockApiError('GET', '/growth/profile/:id/curve/height', 500);
  const { user } = renderApp(PAGE);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  list.restore();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '잰 기록' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  chart.restore();
  await user.click(retry);
  expect(await screen.findByRole('figure')).toBeVisible();
});

test('imports only the lines of the selected child, which the parent names where the file calls it otherwise', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74 })]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '파일에서 가져오기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '성장 기록 가져오기' }));
  const lines = `${dayAt(10)},튼튼이,72.5,90\n${dayAt(11)},하윤,101,95\n`;
  const file = new File([`날짜,이름,키,혈압\n${lines}`], '키.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('성장 기록 파일'), file);
  await user.click(await dialog.findByRole('button', { name: '튼튼이 (1줄)' }));
  expect(await dialog.findByText('다른 아이의 기록 1줄은 뺐어요: 하윤 1줄')).toBeVisible();
  expect(dialog.getByText('읽지 않은 칸: 혈압')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '1개 가져오기' }));
  expect(await screen.findByText('성장 기록 1개를 가져왔어요.')).toBeVisible();
  expect((await listEntries()).entries.map(({ height_cm }: GrowthEntry) => height_cm)).toEqual([74, 72.5]);
});

test('imports the valid lines of a CP949 file and shows the errors of the others', async () => {
  const { listEntries } = await createMeasuredChild([createEntry(12, { height_cm: 74 })]);
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '파일에서 가져오기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '성장 기록 가져오기' }));
  // '날짜,키' in CP949
  const head = [0xb3, 0xaf, 0xc2, 0xa5, 0x2c, 0xc5, 0xb0, 0x0a];
  const lines = `${dayAt(10)},72.5\n${dayAt(11)},733\n${dayAt(12)},74\n`;
  const bytes = new Uint8Array([...head, ...new TextEncoder().encode(lines)]);
  await user.upload(dialog.getByLabelText('성장 기록 파일'), new File([bytes], '키.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('73.3cm인가요? 키는 cm로 적어 주세요.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '2개 가져오기' }));
  expect(await screen.findByText('1개를 가져왔고, 이미 있는 1개는 건너뛰었어요.')).toBeVisible();
  const heights = (await listEntries()).entries.map(({ height_cm }: GrowthEntry) => height_cm);
  expect(heights).toEqual([74, 72.5]);
});
