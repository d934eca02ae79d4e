import { strokesText } from '@contract/admin-stroke/strokes';
import type { StrokeRecord } from '@contract/admin-stroke/strokes.responses';
import { callApi, createAccount, signIn } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const PATH = '/admin/stroke-order-generator';

async function createAdmin() {
  const token = await signIn(await createAccount({ role: 'admin' }));
  const { deps } = backend();
  await seedStrokes(deps.db, deps.now());
  const stored = async (word: string) => {
    const records = await callApi<StrokeRecord[]>('GET', '/admin/stroke', { token });
    const found = records.find(({ unit_word }) => unit_word === word);
    if (!found) throw new Error(word);
    return found;
  };
  return { token, stored };
}

/** The canvas at its displayed size: 500×500. */
async function canvas() {
  const svg = await screen.findByTestId('stroke-canvas');
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  return svg;
}
/** jsdom's pointer events carry no place. */
const pointer = (on: Element, type: 'pointerdown' | 'pointermove' | 'pointerup', clientX = 0, clientY = 0) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }));
const press = (svg: Element, clientX: number, clientY: number) => pointer(svg, 'pointerdown', clientX, clientY);
// By role they would take seconds among the hundred letters.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const dot = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'circle' });
const choose = async (word: string) => {
  fireEvent.click(await screen.findByLabelText(word));
  return canvas();
};
const points = () => screen.queryAllByLabelText(/번 획 \d+번 점/);
const saved: { blob: Blob; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  const createObjectURL = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/strokes');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ blob: createObjectURL.mock.lastCall?.[0] as Blob, name: this.download });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('saves a letter as it was redrawn', async () => {
  const { stored } = await createAdmin();
  renderApp(PATH, { width: 1280 });
  const svg = await choose('ㄴ');
  expect(svg).toHaveAttribute('viewBox', '0 0 1407 1407');
  expect(points()).toHaveLength(Object.values((await stored('ㄴ')).unit_write_stroke).flat().length);

  fireEvent.click(button('초기화'));
  press(svg, 100, 50);
  press(svg, 100, 400);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(screen.getByText('2번 획')).toBeVisible();
  press(svg, 400, 400);
  press(svg, 500, 500);
  fireEvent.click(button('DB에 저장'));
  expect(await screen.findByText('획순이 저장되었습니다')).toBeVisible();
  expect((await stored('ㄴ')).unit_write_stroke).toEqual({
    1: [
      { x: 281.4, y: 140.7 },
      { x: 281.4, y: 1125.6 },
    ],
    2: [
      { x: 1125.6, y: 1125.6 },
      { x: 1407, y: 1407 },
    ],
  });
  expect(screen.getByText('저장된 획이에요')).toBeVisible();
});

test('changes the stroke number by keys and buttons, not below 1', async () => {
  await createAdmin();
  renderApp(PATH, { width: 1280 });
  await choose('ㄱ');
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(screen.getByText('1번 획')).toBeVisible();
  expect(screen.getByLabelText('앞 획으로')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('다음 획으로'));
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(screen.getByText('3번 획')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(screen.getByText('2번 획')).toBeVisible();
});

test('undoes, redoes, nudges, drags and removes points', async () => {
  await createAdmin();
  renderApp(PATH, { width: 1280 });
  const svg = await choose('ㄱ');
  fireEvent.click(button('초기화'));
  press(svg, 250, 250);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(points()).toHaveLength(0);
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect(points()).toHaveLength(1);
  fireEvent.keyDown(dot(/1번 획 1번 점/), { key: 'ArrowRight' });
  expect(dot('1번 획 1번 점, 가로 708.5, 세로 703.5')).toBeVisible();
  pointer(dot(/1번 획 1번 점/), 'pointerdown');
  pointer(svg, 'pointermove', 0, 600);
  pointer(svg, 'pointerup');
  expect(dot('1번 획 1번 점, 가로 0, 세로 1407')).toBeVisible();
  fireEvent.keyDown(dot(/1번 획 1번 점/), { key: 'Delete' });
  expect(points()).toHaveLength(0);
});

test('alerts when no letter is selected to save or no file to upload', async () => {
  const { stored } = await createAdmin();
  const { user } = renderApp(PATH, { width: 1280 });
  await screen.findByLabelText('ㄱ');
  press(await canvas(), 10, 10);
  await user.click(button('DB에 저장'));
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('저장할 대상이 선택되지 않았습니다');
  await user.click(within(alert).getByText('확인', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(button('올리기'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('올릴 파일을 선택해 주세요.');
  expect((await stored('ㄱ')).revision).toBe(0);
});

test('keeps the drawing and shows the reason when saving fails', async () => {
  await createAdmin();
  mockApiError('PUT', '/admin/stroke/:id', 500, { message: '서버에 문제가 생겼어요.' });
  renderApp(PATH, { width: 1280 });
  const svg = await choose('ㄱ');
  fireEvent.click(button('초기화'));
  press(svg, 10, 10);
  fireEvent.click(button('DB에 저장'));
  expect(await screen.findByText('획순 저장에 실패했습니다: 서버에 문제가 생겼어요.')).toBeVisible();
  expect(points()).toHaveLength(1);
});

test('shows the saved version to the second of two admins and lets them choose', async () => {
  const { token, stored } = await createAdmin();
  renderApp(PATH, { width: 1280 });
  const svg = await choose('ㄱ');
  fireEvent.click(button('초기화'));
  press(svg, 10, 10);
  const record = await stored('ㄱ');
  const theirs = { 1: [{ x: 7, y: 7 }] };
  await callApi('PUT', `/admin/stroke/${record.id}`, { token, body: { unit_write_stroke: theirs, revision: 0 } });
  fireEvent.click(button('DB에 저장'));
  expect(await screen.findByText(/다른 운영자가 이 글자를 먼저 저장했어요/)).toBeVisible();
  expect(screen.getByText(/획순 저장에 실패했습니다/)).toBeVisible();
  expect((await stored('ㄱ')).unit_write_stroke).toEqual(theirs);
  fireEvent.click(button('내 획으로 저장하기'));
  expect(await screen.findByText('획순이 저장되었습니다')).toBeVisible();
  expect((await stored('ㄱ')).unit_write_stroke).toEqual({ 1: [{ x: 28.1, y: 28.1 }] });
});

test('restores an unsaved drawing after a reload', async () => {
  await createAdmin();
  const first = renderApp(PATH, { width: 1280 });
  const svg = await choose('ㄱ');
  fireEvent.click(button('초기화'));
  press(svg, 250, 250);
  first.unmount();
  renderApp(PATH, { width: 1280 });
  fireEvent.click(await screen.findByLabelText('ㄱ, 저장하지 않은 획이 있어요'));
  expect(await screen.findByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
  expect(points()).toHaveLength(1);
});

test('downloads the drawing as strokes.json and reads the same file back', async () => {
  const { stored } = await createAdmin();
  const { user } = renderApp(PATH, { width: 1280 });
  await choose('ㄹ');
  fireEvent.click(button('JSON 내려받기'));
  const [file] = saved;
  expect(file?.name).toBe('strokes.json');
  const text = (await file?.blob.text()) ?? '';
  expect(text).toBe(strokesText((await stored('ㄹ')).unit_write_stroke));

  fireEvent.click(button('초기화'));
  await user.upload(screen.getByLabelText('올릴 파일'), new File([text], 'strokes.json', { type: 'application/json' }));
  await user.click(button('올리기'));
  expect(await screen.findByText('파일의 획을 불러왔어요. 저장해야 반영돼요.')).toBeVisible();
  fireEvent.click(button('JSON 내려받기'));
  expect(await saved.at(-1)?.blob.text()).toBe(text);
});

test('fills an empty set by its insert buttons', async () => {
  await signIn(await createAccount({ role: 'admin' }));
  renderApp(PATH, { width: 1280 });
  expect(await screen.findByText('목록이 비어 있어요')).toBeVisible();
  fireEvent.click(button('숫자 넣기'));
  expect(await screen.findByText('글자 10개를 넣었어요')).toBeVisible();
  expect(await screen.findByLabelText('7')).toBeVisible();
  fireEvent.click(button('숫자 넣기'));
  expect(await screen.findByText(/빠진 글자가 없어요/)).toBeVisible();
});

test('shows a parent an empty list and a message', async () => {
  await signIn(await createAccount());
  const { deps } = backend();
  await seedStrokes(deps.db, deps.now());
  renderApp(PATH, { width: 1280 });
  expect(await screen.findByText('조회 권한이 없습니다')).toBeVisible();
  expect(screen.getByText('목록이 비어 있어요')).toBeVisible();
  expect(screen.queryByLabelText('ㄱ')).not.toBeInTheDocument();
});

test('strokes are played back one after another', async () => {
  await createAdmin();
  renderApp(PATH, { width: 1280 });
  await choose('ㄷ');
  fireEvent.click(button('획순 미리 보기'));
  expect(await screen.findByText('1번 획 · 모두 2획')).toBeVisible();
  const drawn = document.querySelector('[data-drawn]');
  if (drawn) fireEvent.animationEnd(drawn);
  expect(screen.getByText('2번 획 · 모두 2획')).toBeVisible();
});
