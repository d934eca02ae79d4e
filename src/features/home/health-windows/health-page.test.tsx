import { formatDay, seoulDay } from '@contract/common/calendar';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { healthMarks, profiles } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const TODAY = formatDay(seoulDay(Date.now()));
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const getWindows = (token: string, id = '') =>
  callApi<HealthWindows>('GET', `/health-windows/profile/${id}`, { token });
const getWindow = async (token: string, id: string | undefined, windowId: string) =>
  (await getWindows(token, id)).windows.find((window) => window.id === windowId);
/** A child of 14 months: the first MMR is open, the first influenza season too. */
const createToddler = () => createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
/** With a mark of another window. */
const giveConsent = (token: string, id = '') =>
  callApi('PUT', `/health-windows/profile/${id}/window/BCG-1`, {
    token,
    body: { id: crypto.randomUUID(), outcome: 'done', on: null, consent: true, marked_at: new Date().toISOString() },
  });
const agree = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: /보호자로서/ }));

test('shows the age it uses, open and coming windows, and their source', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }), gestation_weeks: 30 }] });
  const { user } = renderApp('/home/health');
  expect(await screen.findByRole('heading', { name: '도담 · 실제 나이 14개월' })).toBeVisible();
  expect(screen.getByText(/교정 나이가 아니라 실제 나이로 봐요/)).toBeVisible();
  const now = await group(/^지금 받을 수 있어요/);
  expect(now.getByRole('heading', { name: '홍역·유행성이하선염·풍진(MMR) 1차' })).toBeVisible();
  const asked = await group(/^수첩을 보고 표시해 주세요/);
  await user.click(asked.getByRole('button', { name: /^수첩을 보고 표시해 주세요/ }));
  expect(asked.getByText(/3차를 언제까지 맞는지는 안내마다 다르게 적혀 있어요/)).toBeVisible();
  expect(
    (await group(/^곧 다가와요/)).getByRole('heading', { name: '디프테리아·파상풍·백일해(DTaP) 4차' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/^출처: 국가예방접종 표준일정/)).toBeVisible();
  expect(main.getByText(/^출처: 건강검진 실시기준/)).toBeVisible();
});

/** The child was registered long ago, so that what is over is past. */
const registerLongAgo = () =>
  backend()
    .deps.db.update(profiles)
    .set({ createdAt: new Date(0) });

test('folds past check-ups and suggests to ask a clinic', async () => {
  await createToddler();
  await registerLongAgo();
  const { user } = renderApp('/home/health');
  const past = await group(/^시기가 지난 검진이에요/);
  expect(past.queryByRole('heading', { level: 3 })).toBeNull();
  await user.click(past.getByRole('button', { name: /^시기가 지난 검진이에요/ }));
  expect(past.getByText(/지금 받을 수 있는지 병원에 물어봐요/)).toBeVisible();
  expect(past.getByRole('heading', { name: '영유아 건강검진 3차' })).toBeVisible();
});

test('shows what is overdue as one row with one sentence, and 나중에 ends its reminder', async () => {
  const { token, child } = await createToddler();
  await registerLongAgo();
  await giveConsent(token, child?.id);
  const { user } = renderApp('/home/health');
  const overdue = await group(/^밀린 접종 \d+가지/);
  expect(screen.getAllByText(/대부분 이어서 맞을 수 있어요/)).toHaveLength(1);
  await user.click(overdue.getByRole('button', { name: /^밀린 접종/ }));
  expect(overdue.getByRole('heading', { name: '디프테리아·파상풍·백일해(DTaP) 1차' })).toBeVisible();
  expect(overdue.queryByRole('heading', { name: '디프테리아·파상풍·백일해(DTaP) 2차' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '밀린 접종 나중에' }));
  expect(await screen.findByRole('button', { name: '알림 다시 켜기' })).toBeVisible();
  expect((await getWindow(token, child?.id, 'DTaP-1'))?.postponed).toBe(true);
});

test('says nothing is past for a child just added, and folds what the booklet may show', async () => {
  await createToddler();
  const { user } = renderApp('/home/health');
  const open = await group(/^수첩을 보고 표시해 주세요/);
  await user.click(open.getByRole('button', { name: /^수첩을 보고 표시해 주세요/ }));
  expect(open.getByRole('heading', { name: '영유아 건강검진 3차' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^시기가 지났어요/ })).toBeNull();
});

test('says calmly that the time for a vaccine is over', async () => {
  await createToddler();
  await registerLongAgo();
  const { user } = renderApp('/home/health');
  const closed = await group(/^맞을 수 있는 시기가 끝났어요/);
  await user.click(closed.getByRole('button', { name: /^맞을 수 있는/ }));
  expect(closed.getByRole('heading', { name: '로타바이러스(RV) 1차' })).toBeVisible();
  expect(closed.getByText(/지금은 그 시기가 지났어요/)).toBeVisible();
});

test('names optional vaccines', async () => {
  await createToddler();
  renderApp('/home/health');
  expect(await screen.findByText(/^무료가 아닌 선택 접종도 있어요/, { selector: 'main *' })).toBeVisible();
});

test('filters by kind', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 20 }) }] });
  const { user } = renderApp('/home/health');
  await user.click(await screen.findByRole('button', { name: '구강검진' }));
  const now = await group(/^지금 받을 수 있어요/);
  expect(now.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['구강검진 1차']);
});

test('shows a message when all windows are past', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 200 }) }] });
  renderApp('/home/health');
  expect(await screen.findByText(/정해진 시기가 모두 지났어요/)).toBeVisible();
});

test('loads the windows after a retry', async () => {
  await createToddler();
  const broken = mockApiError('GET', '/health-windows/profile/:id', 500);
  const { user } = renderApp('/home/health');
  await screen.findByText('불러오지 못했어요');
  broken.restore();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await group(/^지금 받을 수 있어요/)).toBeTruthy();
});

test('prints a table of the due and done windows of the selected kind', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const { user } = renderApp('/home/health');
  await user.click(await screen.findByRole('button', { name: '영유아 건강검진' }));
  const sheet = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-print-sheet]');
    expect(found).toBeInTheDocument();
    return found;
  });
  expect(sheet).toHaveTextContent('나이14개월');
  expect(sheet).toHaveTextContent('영유아 건강검진 3차');
  expect(sheet).toHaveTextContent('출처: 건강검진 실시기준');
  expect(sheet).not.toHaveTextContent('수두');
});

test('puts what is due before everything else, and the clinic with its telephone beside it', async () => {
  const { token, child } = await createToddler();
  await callApi('PUT', `/medical-info/profile/${child?.id}`, {
    token,
    body: { clinic: { name: '튼튼소아과', phone: '02-123-4567' }, version: 0, consent: true },
  });
  renderApp('/home/health');
  expect(await screen.findByRole('link', { name: '튼튼소아과 02-123-4567 전화 걸기' })).toHaveAttribute(
    'href',
    'tel:021234567',
  );
  const regions = within(screen.getByRole('main')).getAllByRole('region');
  expect(regions[0]).toHaveAccessibleName(/^지금 받을 수 있어요/);
});

test('leads to the choice of a child without one, and back afterwards', async () => {
  await createSignedInParent({ children: [] });
  const { router } = renderApp('/home/health');
  await screen.findByRole('heading', { name: '아이 선택' });
  expect(router.state.location.state).toEqual({ pageIndex: 0, target: '/home/health' });
});

describe('marking a window', () => {
  const MMR = '홍역·유행성이하선염·풍진(MMR) 1차';
  const openSheet = async (name: string) => {
    const { token, child } = await createToddler();
    const opened = renderApp('/home/health');
    await opened.user.click(await screen.findByRole('button', { name: `${name} 받았어요` }));
    return { ...opened, token, child, sheet: within(await screen.findByRole('dialog', { name })) };
  };

  test('asks for the guardian’s consent first and stores the day', async () => {
    const { user, token, child, sheet } = await openSheet(MMR);
    expect(sheet.getByRole('radio', { name: '오늘' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(sheet.getByText('표시를 저장하려면 동의가 필요해요.')).toBeVisible();
    expect(await backend().deps.db.select().from(healthMarks)).toHaveLength(0);
    await agree(user);
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await getWindow(token, child?.id, 'MMR-1')).toMatchObject({ state: 'done', mark: { on: TODAY } });
    expect(await screen.findByText('받았다고 표시했어요')).toBeVisible();
    expect((await group(/^받은 것/)).getByText('1건')).toBeInTheDocument();
  });

  test('is done with one tap once there is a consent, and taken back in its place', async () => {
    const { token, child } = await createToddler();
    await giveConsent(token, child?.id);
    const { user } = renderApp('/home/health');
    await user.click(await screen.findByRole('button', { name: `${MMR} 받았어요` }));
    const now = await group(/^지금 받을 수 있어요/);
    expect(await now.findByText(`${MMR} · 오늘 받았다고 표시했어요`)).toHaveAttribute('role', 'status');
    expect(await getWindow(token, child?.id, 'MMR-1')).toMatchObject({ state: 'done', mark: { on: TODAY } });
    await user.click(now.getByRole('button', { name: `${MMR} 표시 되돌리기` }));
    expect(await now.findByRole('button', { name: `${MMR} 받았어요` })).toBeVisible();
    expect(await getWindow(token, child?.id, 'MMR-1')).toMatchObject({ state: 'open', mark: null });
  });

  test('on another day than today, after one tap, is shown as it is stored', async () => {
    const { token, child } = await createToddler();
    await giveConsent(token, child?.id);
    const { user } = renderApp('/home/health');
    await user.click(await screen.findByRole('button', { name: `${MMR} 받았어요` }));
    await user.click(await screen.findByRole('button', { name: `${MMR} 받은 날 바꾸기` }));
    const sheet = within(await screen.findByRole('dialog', { name: MMR }));
    const day = sheet.getByLabelText('받은 날');
    await user.clear(day);
    await user.type(day, bornAgo({ months: 1 }));
    await user.click(sheet.getByRole('button', { name: '고친 대로 저장하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(`${MMR} · 오늘 받았다고 표시했어요`)).toBeNull());
    expect((await getWindow(token, child?.id, 'MMR-1'))?.mark?.on).toBe(bornAgo({ months: 1 }));
  });

  test('with one tap says a failure and leaves the window as it was', async () => {
    const { token, child } = await createToddler();
    await giveConsent(token, child?.id);
    const { user } = renderApp('/home/health');
    const button = await screen.findByRole('button', { name: `${MMR} 받았어요` });
    mockApiError('PUT', '/health-windows/profile/:id/window/:window', 503, { message: '잠시 바빠요.' });
    await user.click(button);
    expect(await screen.findByText('잠시 바빠요.')).toBeVisible();
    expect(button).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows that a day was refused, also where no field of a day is shown', async () => {
    const { user, sheet } = await openSheet(MMR);
    await agree(user);
    const refusal = { code: 'INVALID_INPUT', fields: { on: '아직 오지 않은 날짜예요.' } } as const;
    mockApiError('PUT', '/health-windows/profile/:profileId/window/:windowId', 422, refusal);
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(await sheet.findByText('아직 오지 않은 날짜예요.')).toBeVisible();
  });

  test('validates another day next to its field', async () => {
    const { user, token, child, sheet } = await openSheet(MMR);
    await agree(user);
    await user.click(sheet.getByRole('radio', { name: '다른 날' }));
    const day = sheet.getByLabelText('받은 날');
    await user.type(day, '29990101');
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(sheet.getByText('아직 오지 않은 날짜예요. 받은 날을 입력해 주세요.')).toBeVisible();
    expect(day).toHaveFocus();
    await user.clear(day);
    await user.type(day, bornAgo({ months: 1 }));
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await getWindow(token, child?.id, 'MMR-1'))?.mark).toEqual({
      outcome: 'done',
      on: bornAgo({ months: 1 }),
    });
  });

  test('asks about an unlikely day, and keeps a confirmed one on the list', async () => {
    const { user, token, child, sheet } = await openSheet(MMR);
    await agree(user);
    await user.click(sheet.getByRole('radio', { name: '다른 날' }));
    await user.type(sheet.getByLabelText('받은 날'), bornAgo({ months: 5 }));
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(await sheet.findByText('12개월 전에 맞은 것은 다시 맞아야 할 수 있어요. 날짜가 맞나요?')).toBeVisible();
    expect(await backend().deps.db.select().from(healthMarks)).toHaveLength(0);
    await user.click(sheet.getByRole('button', { name: '수정할게요' }));
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await user.click(await sheet.findByRole('button', { name: '맞아요, 표시할게요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const now = await group(/^지금 받을 수 있어요/);
    expect(await now.findByText('다시')).toBeVisible();
    expect((await getWindow(token, child?.id, 'MMR-1'))?.mark?.early).toBe(true);
  });

  test('marks a window as not needed and reverts the mark', async () => {
    const { user, token, child, sheet } = await openSheet('수두(VAR)');
    await agree(user);
    await user.click(sheet.getByRole('button', { name: '해당 없어요' }));
    const marked = await group(/^받은 것/);
    await user.click(marked.getByRole('button', { name: /^받은 것/ }));
    expect(marked.getByText('해당 없다고 표시했어요')).toBeVisible();
    await user.click(marked.getByRole('button', { name: '수두(VAR) 표시 수정' }));
    await user.click(await screen.findByRole('button', { name: '표시 지우기' }));
    await waitFor(async () => expect((await getWindow(token, child?.id, 'VAR-1'))?.state).toBe('open'));
  });

  test('asks which of two vaccines was given', async () => {
    const { user, token, child, sheet } = await openSheet('일본뇌염 1차');
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(sheet.getByText('맞은 백신을 골라 주세요.')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: '약독화 생백신' }));
    await agree(user);
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(async () => expect((await getWindow(token, child?.id, 'LJEV-1'))?.state).toBe('done'));
    expect(await getWindow(token, child?.id, 'IJEV-2')).toBeUndefined();
  });

  test('shows a failure in the sheet and stores a repeated mark once', async () => {
    const { user, sheet } = await openSheet(MMR);
    await agree(user);
    const broken = mockApiError('PUT', '/health-windows/profile/:id/window/:window', 503, { message: '잠시 바빠요.' });
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    expect(await sheet.findByText('잠시 바빠요.')).toBeVisible();
    broken.restore();
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await backend().deps.db.select().from(healthMarks)).toHaveLength(1);
  });
});

describe('the calendar feed', () => {
  const open = async () => {
    const { token } = await createToddler();
    const opened = renderApp('/home/health');
    await opened.user.click(await screen.findByRole('button', { name: '내보내기와 설정' }));
    await opened.user.click(await screen.findByRole('button', { name: '캘린더에 넣기' }));
    const feed = () => callApi<CalendarFeed | null>('GET', '/health-windows/calendar', { token });
    return { ...opened, feed, sheet: within(await screen.findByRole('dialog', { name: '캘린더에 넣기' })) };
  };

  test('is created with the selected form of names, opened and copied', async () => {
    const { user, feed, sheet } = await open();
    expect(await sheet.findByRole('radio', { name: '첫 글자만' })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: '이름 없이' }));
    expect(sheet.getByText('예: 영유아 건강검진 3차 시작')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '캘린더 주소 만들기' }));
    const link = await sheet.findByRole('link', { name: '캘린더 앱에서 열기' });
    const made = await feed();
    expect(made?.names).toBe('none');
    expect(link).toHaveAttribute('href', `webcal://localhost${made?.path}`);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(sheet.getByRole('button', { name: '주소 복사하기' }));
    expect(write).toHaveBeenCalledWith(`http://localhost${made?.path}`);
    expect(await screen.findByText('캘린더 주소를 복사했어요')).toBeVisible();
  });

  test('gets a new address and is deleted, each after a confirmation', async () => {
    const { user, feed, sheet } = await open();
    await user.click(await sheet.findByRole('button', { name: '캘린더 주소 만들기' }));
    const first = (await sheet.findByLabelText('캘린더 주소')).textContent;
    await user.click(sheet.getByRole('button', { name: '새 주소로 바꾸기' }));
    await user.click(await screen.findByRole('button', { name: '바꾸기' }));
    await waitFor(() => expect(screen.getByLabelText('캘린더 주소').textContent).not.toBe(first));
    await user.click(screen.getByRole('button', { name: '연결 끊기' }));
    await user.click(await screen.findByRole('button', { name: '끊기' }));
    expect(await screen.findByRole('button', { name: '캘린더 주소 만들기' })).toBeVisible();
    expect(await feed()).toBeNull();
  });
});

test('says who marked a window where that is another guardian', async () => {
  const { token, child } = await createToddler();
  const father = await shareWith('도담아빠', 'guardian', { child: child?.id ?? '', token });
  await callApi('PUT', `/health-windows/profile/${child?.id}/window/MMR-1`, {
    token: father,
    body: {
      id: crypto.randomUUID(),
      outcome: 'done',
      on: TODAY,
      consent: true,
      marked_at: new Date(Date.now()).toISOString(),
    },
  });
  const { user } = renderApp('/home/health');
  const marked = await group(/^받은 것/);
  await user.click(marked.getByRole('button', { name: /^받은 것/ }));
  expect(marked.getByText('도담아빠 님이 표시했어요.')).toBeVisible();
});
