import type { HealthWindows } from '@contract/home/health-windows.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { healthMarks } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
const getWindows = (token: string, id = '') =>
  callApi<HealthWindows>('GET', `/health-windows/profile/${id}`, { token });
const openPage = async (months: number) => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months }) }] });
  return { ...renderApp('/home/health'), list: () => getWindows(token, child?.id) };
};
type User = Awaited<ReturnType<typeof openPage>>['user'];
const agree = async (user: User) => user.click(await screen.findByRole('checkbox', { name: /보호자로서/ }));

describe('the vaccine of 2, 4 and 6 months', () => {
  const QUESTION = '2·4·6개월에 어떤 백신으로 맞나요?';

  test('is chosen in one tap, suggested first by the birth date, and changed later', async () => {
    const { user, list } = await openPage(2);
    const card = await region(QUESTION);
    expect(card.getAllByRole('button')[0]).toHaveTextContent(/^6가 혼합백신/);
    expect(card.getByText(/엄마가 B형간염 양성이라면/)).toBeVisible();
    await user.click(card.getByRole('button', { name: /^6가 혼합백신/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: QUESTION })).toBeNull());
    const now = await region(/^지금 받을 수 있어요/);
    expect(now.getByRole('heading', { name: '6가 혼합백신 1차' })).toBeVisible();
    expect(now.getByText(/디프테리아·파상풍·백일해\(DTaP\), 폴리오.*B형간염/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '내보내기와 설정' }));
    expect(await screen.findByText('6가 혼합백신으로 맞아요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '맞는 백신 바꾸기' }));
    await user.click((await region(QUESTION)).getByRole('button', { name: /^따로/ }));
    expect(await screen.findByText('혼합백신 없이 따로 맞아요')).toBeVisible();
    expect((await list()).combined_vaccine).toBe('separate');
  });

  test('is not asked of a child past the last dose that depends on it', async () => {
    await openPage(100);
    await region(/^수첩을 보고 표시해 주세요/);
    expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  });

  test('marks all doses of one injection with one tap', async () => {
    const { user, list } = await openPage(2);
    await user.click((await region(QUESTION)).getByRole('button', { name: /^5가 혼합백신/ }));
    await user.click(await screen.findByRole('button', { name: '5가 혼합백신 1차 받았어요' }));
    const sheet = within(await screen.findByRole('dialog', { name: '5가 혼합백신 1차' }));
    expect(sheet.getByText(/^한 번에 맞는 것: 디프테리아/)).toBeVisible();
    await agree(user);
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await list()).windows.find(({ id }) => id === 'Penta-1')?.state).toBe('done');
    expect(await backend().deps.db.select().from(healthMarks)).toHaveLength(3);
  });
});

describe('the booklet at once', () => {
  const openSheet = async () => {
    const page = await openPage(14);
    await page.user.click(await screen.findByRole('button', { name: '수첩대로 한 번에' }));
    return { ...page, sheet: within(await screen.findByRole('dialog', { name: '수첩대로 한 번에' })) };
  };
  const state = async (list: () => Promise<HealthWindows>, id: string) =>
    (await list()).windows.find((window) => window.id === id)?.state;

  test('marks what is ticked, leaves out what is not, and is taken back in place', async () => {
    const { user, list, sheet } = await openSheet();
    const before = await list();
    expect(sheet.getByRole('checkbox', { name: /^결핵/ })).toBeChecked();
    // open today, and only with one of two products
    expect(sheet.getByRole('checkbox', { name: /^수두/ })).not.toBeChecked();
    expect(sheet.getByRole('checkbox', { name: /^로타바이러스.* 3차/ })).not.toBeChecked();
    await user.click(sheet.getByRole('checkbox', { name: /^B형간염\(HepB\) 1차/ }));
    await agree(user);
    await user.click(sheet.getByRole('button', { name: /가지 표시하기$/ }));
    expect(await sheet.findByText(/^B형간염\(HepB\) 3차: 1차 표시가 아직 없어요/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '맞아요, 표시할게요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await region(/가지를 표시했어요$/);
    expect(await state(list, 'BCG-1')).toBe('done');
    expect(await state(list, 'HepB-1')).toBe('overdue');
    await user.click(card.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('표시를 되돌렸어요')).toBeVisible();
    expect((await list()).windows).toEqual(before.windows);
    expect(await screen.findByRole('button', { name: '수첩대로 한 번에' })).toBeVisible();
  });

  test('asks for the consent and validates the day', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('radio', { name: '다른 날까지' }));
    await user.click(sheet.getByRole('button', { name: '받은 것 없이 저장하기' }));
    expect(sheet.getByLabelText('수첩을 본 날')).toHaveFocus();
    await user.type(sheet.getByLabelText('수첩을 본 날'), bornAgo({ months: 7 }));
    expect(sheet.getByRole('checkbox', { name: /^결핵/ })).toBeChecked();
    expect(sheet.queryByRole('checkbox', { name: /건강검진 3차/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: /가지 표시하기$/ }));
    expect(sheet.getByText('표시를 저장하려면 동의가 필요해요.')).toBeVisible();
    expect(await backend().deps.db.select().from(healthMarks)).toHaveLength(0);
  });

  test('shows a failure in the sheet and writes a repetition once', async () => {
    const { user, sheet } = await openSheet();
    await agree(user);
    await user.click(sheet.getByRole('radio', { name: '약독화 생백신' }));
    const broken = mockApiError('PUT', '/health-windows/profile/:id/booklet/:booklet', 503, {
      message: '잠시 바빠요.',
    });
    await user.click(sheet.getByRole('button', { name: /가지 표시하기$/ }));
    expect(await sheet.findByText('잠시 바빠요.')).toBeVisible();
    broken.restore();
    await user.click(sheet.getByRole('button', { name: /가지 표시하기$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const marks = await backend().deps.db.select().from(healthMarks);
    expect(new Set(marks.map(({ windowId }) => windowId)).size).toBe(marks.length);
    expect(marks.map(({ windowId }) => windowId)).toContain('LJEV-1');
  });
});
