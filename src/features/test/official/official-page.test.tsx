import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_WARNING_WORDS, SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { bornAgo, callApi, chooseChild, createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayText } from '@/shared/forms/day-text';
import { renderApp } from '@/testing/render-app';

const PHOTO = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'paper.jpg', { type: 'image/jpeg' });

const path = (childId: string) => `/diagnostic-test/profile/${childId}/official-result`;
const listRecords = (token: string, childId = '') => callApi<OfficialResult[]>('GET', path(childId), { token });
const createRecord = (token: string, childId = '', given: object = {}) =>
  callApi<OfficialResult>('POST', path(childId), {
    token,
    body: { round: 3, taken_on: bornAgo({ months: 3 }), rows: { language: 'on_track' }, consent: true, ...given },
  });

// by words and labels: roles of so many radios take long to reckon
const group = (domain: string) => screen.getByText(domain).closest<HTMLElement>('[role="radiogroup"]');
const box = (domain: string, label: string) => within(group(domain) ?? document.body).getByLabelText(label);
const save = () => screen.getByText('저장하기');
async function write(user: ReturnType<typeof renderApp>['user'], label: string | RegExp, words: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(words);
}

test('derives the round from the day, offers the boxes of its sheet and asks for consent once', async () => {
  const { token, child } = await createSignedInParent();
  const { user, place } = renderApp('/test/official');
  // eleven months old that day
  const day = bornAgo({ months: 3 });
  await write(user, '검진받은 날', `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`);
  await user.tab();
  expect(screen.getByLabelText('검진받은 날')).toHaveValue(dayText(day));
  expect(screen.getByLabelText('3차 (9~12개월)')).toBeChecked();
  expect(screen.queryByText('자조')).not.toBeInTheDocument();
  await user.click(box('대근육', '빠른 수준'));
  await user.click(box('언어', '추적검사 요망'));
  await user.click(box('사회성', '또래 수준'));
  await user.click(screen.getByLabelText('사회성 고른 결과 지우기'));
  await write(user, /검진받은 곳/, '새싹의원');
  await user.click(save());

  // the health data were never agreed to: nothing is lost by it
  const agree = await screen.findByLabelText(SENSITIVE_CONSENT.agree);
  await user.click(agree);
  await user.click(save());
  expect(await screen.findByText('검진 결과를 저장했어요')).toBeVisible();
  await waitFor(() => expect(place()).toBe('/test/list?tab=past'));
  expect(await listRecords(token, child?.id)).toMatchObject([
    { round: 3, taken_on: day, rows: { gross_motor: 'ahead', language: 'follow_up', social: null }, place: '새싹의원' },
  ]);
});

test('adds a photo of the paper, shown with the result in the list', async () => {
  const { token, child } = await createSignedInParent();
  const { user } = renderApp('/test/official');
  await write(user, '검진받은 날', bornAgo({ months: 3 }));
  await user.tab();
  await user.click(box('언어', '또래 수준'));
  await user.upload(screen.getByLabelText('사진 고르기'), PHOTO);
  expect(await screen.findByAltText('사진 1')).toBeVisible();
  expect(screen.getByText('아이의 보호자만 볼 수 있어요. 사진이 없어도 괜찮아요.')).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByLabelText(SENSITIVE_CONSENT.agree));
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: '결과지 사진 1 크게 보기' }));
  expect(await screen.findByRole('dialog', { name: '사진 크게 보기' })).toBeVisible();
  const [record] = await listRecords(token, child?.id);
  expect(record?.photos).toHaveLength(1);
});

test('is not saved while a photo failed to upload', async () => {
  await createSignedInParent();
  const refused = mockApiError('POST', '/upload/image', 422, { message: '열 수 없는 사진이에요.' });
  const { user } = renderApp('/test/official');
  await write(user, '검진받은 날', bornAgo({ months: 3 }));
  await user.tab();
  await user.click(box('언어', '또래 수준'));
  await user.upload(screen.getByLabelText('사진 고르기'), PHOTO);
  expect(await screen.findByText('열 수 없는 사진이에요.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.')).toBeVisible();
  refused.restore();
});

test('shows each error at its field and focuses the first', async () => {
  await createSignedInParent();
  const { user } = renderApp('/test/official');
  await screen.findByLabelText('검진받은 날');
  await user.click(save());
  expect(await screen.findByText('검진받은 날을 다시 확인해 주세요.')).toBeVisible();
  expect(screen.getByText('몇 차 검진인지 골라 주세요.')).toBeVisible();
  expect(screen.getByText('결과지에서 한 영역 이상 골라 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('검진받은 날')).toHaveFocus());

  await write(user, '검진받은 날', '20990101');
  await user.click(screen.getByLabelText(/^4차/));
  await user.click(box('자조', '심화평가 권고'));
  await user.click(save());
  expect(await screen.findByText('아직 오지 않은 날짜예요. 검진받은 날을 다시 확인해 주세요.')).toBeVisible();
});

test('warns about an existing round and unusual months, and saves all the same', async () => {
  const { token, child } = await createSignedInParent();
  await createRecord(token, child?.id);
  const { user } = renderApp('/test/official');
  await write(user, '검진받은 날', bornAgo({ months: 8 }));
  await user.click(screen.getByLabelText(/^3차/));
  expect(screen.getByText(OFFICIAL_WARNING_WORDS.same_round)).toBeVisible();
  expect(screen.getByText(OFFICIAL_WARNING_WORDS.outside_months)).toBeVisible();
  await user.click(box('언어', '빠른 수준'));
  await user.click(save());
  await screen.findByText('검진 결과를 저장했어요');
  expect(await listRecords(token, child?.id)).toHaveLength(2);
});

test('restores the form after a reload until it is cleared', async () => {
  await createSignedInParent();
  const first = renderApp('/test/official');
  await write(first.user, '검진받은 날', '20260301');
  await first.user.click(box('인지', '또래 수준'));
  first.unmount();
  const { user } = renderApp('/test/official');
  expect(await screen.findByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
  expect(screen.getByLabelText('검진받은 날')).toHaveValue('2026. 3. 1.');
  expect(box('인지', '또래 수준')).toBeChecked();
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByLabelText('검진받은 날')).toHaveValue('');
  expect(box('인지', '또래 수준')).not.toBeChecked();
});

test('creates one record when the first answer was lost', async () => {
  const { token, child } = await createSignedInParent();
  await createRecord(token, child?.id, { round: 4, rows: { language: 'ahead' } });
  const { user } = renderApp('/test/official');
  await write(user, '검진받은 날', bornAgo({ months: 3 }));
  await user.click(screen.getByLabelText(/^3차/));
  await user.click(box('언어', '빠른 수준'));
  const net = mockNetworkDown();
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  net.restore();
  await user.click(save());
  await screen.findByText('검진 결과를 저장했어요');
  const keys = apiCalls()
    .filter(({ method, path: called }) => method === 'POST' && called.endsWith('/official-result'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys.slice(-2)).size).toBe(1);
  expect(await listRecords(token, child?.id)).toHaveLength(2);
});

test('edits a record and deletes it after confirmation', async () => {
  const { token, child } = await createSignedInParent();
  const { id } = await createRecord(token, child?.id, { place: '새싹의원' });
  const first = renderApp(`/test/official?record=${id}`);
  expect(await screen.findByLabelText(/검진받은 곳/)).toHaveValue('새싹의원');
  expect(box('언어', '또래 수준')).toBeChecked();
  await first.user.click(box('언어', '빠른 수준'));
  await first.user.click(save());
  await screen.findByText('검진 결과를 저장했어요');
  expect(await listRecords(token, child?.id)).toMatchObject([{ id, rows: { language: 'ahead' } }]);
  first.unmount();

  const { user, place } = renderApp(`/test/official?record=${id}`);
  await user.click(await screen.findByRole('button', { name: '이 기록 지우기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '검진 결과를 지울까요?' }));
  await user.click(sheet.getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('검진 결과를 지웠어요')).toBeVisible();
  await waitFor(() => expect(place()).toBe('/test/list?tab=past'));
  expect(await listRecords(token, child?.id)).toEqual([]);
});

test('shows a missing record, and loads after a retry', async () => {
  await createSignedInParent();
  const { unmount } = renderApp(`/test/official?record=${crypto.randomUUID()}`);
  expect(await screen.findByText('이 기록은 찾을 수 없어요')).toBeVisible();
  unmount();
  const broken = mockApiError('GET', '/diagnostic-test/profile/:id/official-result', 500);
  const { user } = renderApp('/test/official');
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await screen.findByLabelText('검진받은 날')).toBeVisible();
});

test('saves to its child while another tab selects one, and follows the selection afterwards', async () => {
  const { token, child, account } = await createSignedInParent({ children: [{ name: '도담' }, { name: '새봄' }] });
  const [, other] = account.children;
  if (!other) throw new Error('two children');
  const { user, store } = renderApp('/test/official');
  await write(user, '검진받은 날', bornAgo({ months: 3 }));
  await user.tab();
  await user.click(box('언어', '또래 수준'));

  chooseChild(other);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_profileId' })));
  expect(screen.getByText(/^도담의 영유아 건강검진/)).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByLabelText(SENSITIVE_CONSENT.agree));
  await user.click(save());
  expect(await screen.findByText('검진 결과를 저장했어요')).toBeVisible();
  expect(await listRecords(token, child?.id)).toHaveLength(1);
  expect(await listRecords(token, other.id)).toEqual([]);
  await waitFor(() => expect(store.getState().profiles.profileId).toBe(other.id));
});

test('says what another guardian changed first, before it overwrites', async () => {
  const { token, child } = await createSignedInParent();
  const { id, ...opened } = await createRecord(token, child?.id, { place: '새싹의원' });
  const { user } = renderApp(`/test/official?record=${id}`);
  await write(user, /검진받은 곳/, ' 2층');
  const { round, taken_on, updated_at } = opened;
  const body = { round, taken_on, updated_at, rows: { language: 'further_evaluation' } };
  await callApi('PUT', `${path(child?.id ?? '')}/${id}`, { token, body });
  await user.click(save());
  const note = await screen.findByText(/다른 보호자가 먼저 바꿨어요/);
  expect(note.closest('[role="alert"]')).toHaveTextContent(/언어심화평가 권고.*검진받은 곳새싹의원/);
  expect(await listRecords(token, child?.id)).toMatchObject([
    { place: '새싹의원', rows: { language: 'further_evaluation' } },
  ]);
  await user.click(screen.getByText('먼저 바뀐 내용으로 보기'));
  expect(box('언어', '심화평가 권고')).toBeChecked();
});
