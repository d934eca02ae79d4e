import { formatDay, seoulDay } from '@contract/common/calendar';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { Today } from '@contract/home/play-plan.responses';
import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { playMarks } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const section = async () => within(await screen.findByRole('region', { name: '지금 받을 접종·검진' }));
const plays = async () => within(await screen.findByRole('region', { name: '오늘의 놀이' }));
const getToday = (token: string, id = '') => callApi<Today>('GET', `/today/profile/${id}`, { token });
const marks = () => backend().deps.db.select().from(playMarks);

describe('the nearest health windows', () => {
  test('show their last day, days left and the number of others', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
    const { windows, open } = await getToday(token, child?.id);
    renderApp('/home');
    const today = await section();
    const [first] = windows;
    const row = await today.findByRole('link', { name: new RegExp(`^${first?.name.replace(/[()]/g, '\\$&')}`) });
    expect(row).toHaveTextContent(`D-${first?.days}`);
    expect(row).toHaveTextContent(/\d{4}년 \d+월 \d+일까지/);
    expect(row).toHaveAttribute('href', '/home/health');
    expect(today.getByRole('link', { name: `${open - 2}가지 더 보기` })).toHaveAttribute('href', '/home/health');
  });

  test('are marked with one tap and taken back in their place', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
    const url = `/health-windows/profile/${child?.id}`;
    await callApi('PUT', `${url}/window/BCG-1`, {
      token,
      body: { id: crypto.randomUUID(), outcome: 'done', on: null, consent: true, marked_at: new Date().toISOString() },
    });
    const [first] = (await getToday(token, child?.id)).windows;
    const name = first?.name ?? '';
    const stateNow = async () =>
      (await callApi<HealthWindows>('GET', url, { token })).windows.find(({ id }) => id === first?.id)?.state;
    const { user } = renderApp('/home');
    const today = await section();
    await user.click(await today.findByRole('button', { name: `${name} 받았어요` }));
    expect(await today.findByText(`${name} · 오늘 받았다고 표시했어요`)).toBeVisible();
    expect(await stateNow()).toBe('done');
    await user.click(today.getByRole('button', { name: `${name} 표시 되돌리기` }));
    expect(await today.findByRole('button', { name: `${name} 받았어요` })).toBeVisible();
    expect(await stateNow()).toBe('open');
  });

  test('stay in the order in which they were, with the next one below', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
    await callApi('PUT', `/health-windows/profile/${child?.id}/window/BCG-1`, {
      token,
      body: { id: crypto.randomUUID(), outcome: 'done', on: null, consent: true, marked_at: new Date().toISOString() },
    });
    const [first, second] = (await getToday(token, child?.id)).windows;
    const { user } = renderApp('/home');
    const today = await section();
    await user.click(await today.findByRole('button', { name: `${second?.name} 받았어요` }));
    expect(await today.findByText(`${second?.name} · 오늘 받았다고 표시했어요`)).toBeVisible();
    await waitFor(() => expect(today.getAllByRole('listitem').length).toBeGreaterThan(2));
    expect(today.getAllByRole('listitem')[0]).toHaveTextContent(first?.name ?? '');
    expect(today.getAllByRole('listitem')[1]).toHaveTextContent(second?.name ?? '');
  });

  test('ask for the consent first', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
    const name = (await getToday(token, child?.id)).windows[0]?.name ?? '';
    const { user } = renderApp('/home');
    await user.click(await (await section()).findByRole('button', { name: `${name} 받았어요` }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    expect(sheet.getByText(SENSITIVE_CONSENT.title)).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: /보호자로서/ }));
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Stored, so home asks for the next ones.
    await waitFor(() => expect(screen.queryByRole('button', { name: `${name} 받았어요` })).toBeNull());
  });

  test('lead to the booklet of a child just added', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
    expect((await getToday(token, child?.id)).unconfirmed).toBeGreaterThan(5);
    renderApp('/home');
    const link = await (await section()).findByRole('link', { name: '수첩을 보고 한 번에 표시하기' });
    expect(link).toHaveAttribute('href', '/home/health');
  });

  test('ask for no booklet when only doses that not every child gets are unmarked', async () => {
    const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 8 }) }] });
    const url = `/health-windows/profile/${child?.id}`;
    const { windows } = await callApi<HealthWindows>('GET', url, { token });
    const unmarked = windows.filter(({ state }) => state === 'unconfirmed').map(({ id }) => id);
    const optional = ['HepB-2', 'RV-3'];
    expect(unmarked).toEqual(expect.arrayContaining(optional));
    await callApi('PUT', `${url}/booklet/${crypto.randomUUID()}`, {
      token,
      body: {
        until: formatDay(seoulDay(Date.now())),
        windows: unmarked.filter((id) => !optional.includes(id)),
        marked_at: new Date().toISOString(),
        consent: true,
        confirmed: true,
      },
    });
    renderApp('/home');
    const today = await section();
    await today.findByRole('link', { name: /^영유아 건강검진 3차/ });
    expect(today.queryByRole('link', { name: /수첩을 보고/ })).toBeNull();
  });

  test('ask for no booklet of a newborn', async () => {
    await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 0 }) }] });
    renderApp('/home');
    const today = await section();
    await today.findByRole('link', { name: /^결핵/ });
    expect(today.queryByRole('link', { name: /수첩을 보고/ })).toBeNull();
  });

  test('show a message for a child older than all of them', async () => {
    await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 200 }) }] });
    renderApp('/home');
    expect(await (await section()).findByText(/시기가 모두 지났어요/)).toBeVisible();
  });

  test('show a message when none is within two months', async () => {
    const { token, child } = await createSignedInParent();
    const today = await getToday(token, child?.id);
    mockApiData('GET', '/today/profile/:id', { ...today, windows: [], open: 0, ahead: true });
    renderApp('/home');
    expect(await (await section()).findByText(/두 달 안에 받을 예방접종이나 검진이 없어요/)).toBeVisible();
  });

  test('are absent without a child', async () => {
    await createSignedInParent({ children: [] });
    renderApp('/home');
    await screen.findByText(/접종·검진 시기, 오늘의 놀이를 알려 드려요/);
    expect(screen.queryByRole('region', { name: '지금 받을 접종·검진' })).toBeNull();
  });
});

describe('growth', () => {
  test('is written from one link, which opens the form', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/home');
    await (await section()).findByRole('link', { name: '수첩을 보고 한 번에 표시하기' });
    const links = screen.getAllByRole('link', { name: /키·몸무게/ });
    expect(links.map((link) => link.textContent)).toEqual(['키·몸무게 적기']);
    await user.click(screen.getByRole('link', { name: '키·몸무게 적기' }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('textbox', { name: /^키/ })).toBeVisible();
    expect(place()).toBe('/mypage/analysis/development?entry=new');
    await user.click(within(sheet).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(place()).toBe('/mypage/analysis/development'));
  });

  test('shows its newest entry on the card of a child that has not learned yet', async () => {
    const { token, child } = await createSignedInParent({ children: [{ total_study_seconds: 0 }] });
    const today = await getToday(token, child?.id);
    const growth = { measured_on: '20261003', height_cm: 78.5, weight_kg: 10.2 };
    mockApiData('GET', '/today/profile/:id', { ...today, growth });
    renderApp('/home');
    expect(await screen.findByText('키 78.5cm · 몸무게 10.2kg · 10월 3일')).toBeVisible();
  });
});

test('shows a loading state', async () => {
  await createSignedInParent();
  const held = holdApiResponse('GET', '/today/profile/:id');
  renderApp('/home');
  expect((await section()).getByText('불러오는 중이에요')).toBeInTheDocument();
  held.release();
  expect(await plays()).toBeTruthy();
});

test('loads the day after a retry', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/today/profile/:id', 500);
  const { user } = renderApp('/home');
  const today = await section();
  await today.findByText('불러오지 못했어요');
  broken.restore();
  await user.click(today.getByRole('button', { name: '다시 시도' }));
  expect(await plays()).toBeTruthy();
});

describe('today’s plays', () => {
  test('marks a play with one tap, records its answer with another and shows the next', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const [first = '', second = ''] = plan.plays.map(({ play }) => play.title);
    const { user } = renderApp('/home');
    const card = await plays();
    expect(card.getByText('3개 가운데 0개 했어요')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: `${first} 했어요` }));
    expect(card.getByText('3개 가운데 1개 했어요')).toBeInTheDocument();
    expect(card.getByText('해냈네요! 아이는 어땠어요?')).toBeVisible();
    await user.click(card.getByRole('button', { name: '잘 즐겼어요' }));
    expect(card.getByRole('button', { name: `${second} 했어요` })).toBeVisible();
    await waitFor(async () =>
      expect((await getToday(token, child?.id)).plan.plays[0]).toMatchObject({ done: true, feedback: 'enjoyed' }),
    );
  });

  test('reverts a mark', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const first = plan.plays[0]?.play.title ?? '';
    const { user } = renderApp('/home');
    const card = await plays();
    await user.click(card.getByRole('button', { name: `${first} 했어요` }));
    await user.click(card.getByRole('button', { name: '나중에' }));
    await user.click(card.getByRole('button', { name: new RegExp(`^${first}`), pressed: false }));
    await user.click(card.getByRole('button', { name: `${first} 표시 되돌리기` }));
    expect(card.getByRole('button', { name: `${first} 했어요` })).toBeVisible();
    await waitFor(async () => expect((await getToday(token, child?.id)).plan.plays[0]?.done).toBe(false));
    await waitFor(async () => expect(await marks()).toHaveLength(3));
  });

  test('shows a closing message when all three plays are done', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const { user } = renderApp('/home');
    const card = await plays();
    for (const { play } of plan.plays) {
      await user.click(card.getByRole('button', { name: `${play.title} 했어요` }));
      await user.click(card.getByRole('button', { name: '조금 어려워했어요' }));
    }
    expect(card.getByText('오늘의 놀이를 모두 했어요. 내일 새 놀이로 만나요.')).toBeVisible();
  });

  test('stores a mark tapped offline over a reload and sends it when online', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const first = plan.plays[0]?.play.title ?? '';
    const { user, unmount } = renderApp('/home');
    const card = await plays();
    const net = mockNetworkDown();
    await user.click(card.getByRole('button', { name: `${first} 했어요` }));
    expect(card.getByText('3개 가운데 1개 했어요')).toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_playMark/'))).toHaveLength(1);
    unmount();
    expect(await marks()).toHaveLength(0);
    net.restore();
    renderApp('/home');
    await waitFor(async () => expect(await marks()).toHaveLength(1));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_playMark/'))).toHaveLength(0),
    );
    expect(await (await plays()).findByText('3개 가운데 1개 했어요')).toBeInTheDocument();
  });

  test('reports a mark the server refuses and drops it', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const first = plan.plays[0]?.play.title ?? '';
    mockApiError('PUT', '/play-plan/profile/:id/play/:play', 422);
    const { user } = renderApp('/home');
    const card = await plays();
    await user.click(card.getByRole('button', { name: `${first} 했어요` }));
    expect(await screen.findByText('놀이 표시 하나를 저장하지 못했어요. 다시 눌러 주세요.')).toBeVisible();
    expect(await card.findByText('3개 가운데 0개 했어요')).toBeInTheDocument();
  });
});

describe('one play in full', () => {
  test('opens from home with materials and steps and can be marked as done', async () => {
    const { token, child } = await createSignedInParent();
    const { plan } = await getToday(token, child?.id);
    const { play } = plan.plays[0] ?? {};
    if (!play) throw new Error('no play');
    const { user, place } = renderApp('/home');
    await user.click((await plays()).getByRole('link', { name: `${play.title} 놀이 방법 보기` }));
    expect(await screen.findByRole('heading', { name: play.title })).toBeVisible();
    expect(place()).toBe(`/home/play?play=${play.id}`);
    for (const step of play.steps) expect(screen.getByText(step)).toBeVisible();
    expect(screen.getByText(`“${play.say}”`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `${play.title} 했어요` }));
    await user.click(screen.getByRole('button', { name: '아직 관심이 없어요' }));
    expect(screen.getByText('이 놀이는 한동안 쉬어 갈게요.')).toBeVisible();
  });

  test('shows a link to today’s plays for a play of another day', async () => {
    await createSignedInParent();
    const { user } = renderApp('/home/play?play=play-of-yesterday');
    expect(await screen.findByText('오늘은 다른 놀이를 골라 두었어요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '오늘의 놀이 보기' }));
    expect(await screen.findByRole('heading', { name: '이렇게 해요' })).toBeVisible();
  });

  test('leads to the choice of a child without one', async () => {
    await createSignedInParent({ children: [] });
    const { place } = renderApp('/home/play');
    await screen.findByRole('heading', { name: '아이 선택' });
    expect(place()).toBe('/auth/profile/select');
  });
});
