import type { CurrentLetter, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError } from '@mocks/scenarios';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const getLetter = async (token: string, id = ''): Promise<WeeklyLetter> => {
  const letter = await callApi<CurrentLetter>('GET', `/weekly-letter/profile/${id}`, { token });
  if (!letter) throw new Error('no letter');
  return letter;
};
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('the letter of this week has milestones with their source, a play in full, an article and what comes next', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const letter = await getLetter(token, child?.id);
  renderApp('/home/letter');
  expect(await screen.findByRole('heading', { name: new RegExp(`태어난 지 ${letter.week}주`) })).toBeVisible();
  const milestones = await part('12개월 무렵의 모습');
  for (const line of letter.milestones?.texts ?? []) expect(milestones.getByText(line)).toBeVisible();
  expect(milestones.getByText(/질병통제예방센터/)).toBeVisible();
  expect(milestones.getByText(/나이에 상관없이 소아청소년과에서/)).toBeVisible();
  const play = await part('이번 주 놀이');
  for (const step of letter.play?.steps?.steps ?? []) expect(play.getByText(step)).toBeVisible();
  expect((await part('이번 주 글')).getByText(letter.article?.title ?? '')).toBeVisible();
  expect((await part('다음에 할 일')).getAllByRole('link')).toHaveLength(letter.next.length);
});

test('a letter of a child born early says which age it goes by', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 8 }), gestation_weeks: 30 }] });
  renderApp('/home/letter');
  expect(await screen.findByText(/교정 나이 \d+개월로, 예방접종과 검진은 실제 나이 \d+개월로 안내해요/)).toBeVisible();
});

test('a list of an age still to come says so and sends nobody to a check that is not open', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 22 }) }] });
  const letter = await getLetter(token, child?.id);
  mockApiData('GET', '/weekly-letter/profile/:id', {
    ...letter,
    age: { months: 22, actual_months: 22, corrected: false },
    milestones: { months: 24, texts: ['달려요'] },
  });
  renderApp('/home/letter');
  const shown = await part('곧 만날 24개월 무렵의 모습');
  expect(shown.getByText(/24개월이 되면 발달 체크에서 하나씩 살펴볼 수 있어요/)).toBeVisible();
  expect(shown.queryByText(/발달 체크에 남겨 두세요/)).toBeNull();
});

test('a child born early that was not expected yet has its play with a word for those in hospital', async () => {
  const { token, child } = await createSignedInParent({
    children: [{ birth_date: bornAgo({ months: 1 }), gestation_weeks: 32 }],
  });
  const letter = await getLetter(token, child?.id);
  expect(letter.before_due).toBe(true);
  renderApp('/home/letter');
  expect(await screen.findByText(/아직 예정일 전이라 발달 이야기는 예정일부터 담아요/)).toBeVisible();
  expect((await part('이번 주 놀이')).getByText(/의료진에게 먼저 물어봐 주세요/)).toBeVisible();
});

test.each([
  ['of a newborn the article stands above the play', 0, ['이번 주 글', '이번 주 놀이']],
  ['from two months on the play stands above the article', 14, ['이번 주 놀이', '이번 주 글']],
])('%s', async (_, months, order) => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months }) }] });
  renderApp('/home/letter');
  await part('이번 주 글');
  const headings = screen.getAllByRole('heading', { name: /^이번 주 (글|놀이)$/ });
  expect(headings.map(({ textContent }) => textContent)).toEqual(order);
});

test('overdue vaccinations are one step that leads to the list', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const letter = await getLetter(token, child?.id);
  const next = [{ kind: 'vaccine', name: '밀린 접종 2가지', state: 'overdue', day: null }] as const;
  mockApiData('GET', '/weekly-letter/profile/:id', { ...letter, next: [...next] });
  const { user, place } = renderApp('/home/letter');
  const steps = await part('다음에 할 일');
  expect(steps.getByText(/아직이어도 대부분 이어서 맞을 수 있어요/)).toBeVisible();
  await user.click(steps.getByRole('link', { name: /밀린 접종 2가지/ }));
  expect(place()).toBe('/home/health');
});

test('a vaccination that was just marked is no next step any more', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const [step] = (await getLetter(token, child?.id)).next.filter(({ kind }) => kind === 'vaccine');
  const name = step?.name ?? '';
  const { user, router } = renderApp('/home/letter');
  await user.click(await (await part('다음에 할 일')).findByRole('link', { name: (text) => text.startsWith(name) }));
  await user.click(await screen.findByRole('button', { name: `${name} 받았어요` }));
  await user.click(await screen.findByRole('checkbox', { name: /보호자로서/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '받았어요' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/home/letter'));
  const steps = await part('다음에 할 일');
  await waitFor(() => expect(steps.queryByText(name)).toBeNull());
});

test('an article that is not offered any more keeps its title without a link', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const letter = await getLetter(token, child?.id);
  const article = { key: 'grow-12m-old', title: '예전 글', lead: '예전 소개', post_id: null };
  mockApiData('GET', '/weekly-letter/profile/:id', { ...letter, article });
  renderApp('/home/letter');
  const shown = await part('이번 주 글');
  expect(shown.getByText('지금은 볼 수 없는 글이에요.')).toBeVisible();
  expect(shown.queryByRole('link')).toBeNull();
});

test('an earlier letter opens from the archive and leads back to this week’s', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const letter = await getLetter(token, child?.id);
  const row = { starts_on: '20260101', week: 30, months: 7, titles: ['지난 글', '지난 놀이'] };
  mockApiData('GET', '/weekly-letter/profile/:id/letter', [row]);
  mockApiData('GET', '/weekly-letter/profile/:id/letter/20260101', { ...letter, starts_on: '20260101', week: 30 });
  const { user, place } = renderApp('/home/letter');
  await user.click(await (await part('다른 주의 편지')).findByRole('link', { name: /^태어난 지 30주/ }));
  expect(place()).toBe('/home/letter?week=20260101');
  await user.click(await screen.findByRole('link', { name: '이번 주 편지 보기' }));
  expect(place()).toBe('/home/letter');
});

test('a week without a letter says so', async () => {
  await createSignedInParent();
  renderApp('/home/letter?week=20200101');
  expect(await screen.findByText('이 주의 편지가 없어요')).toBeVisible();
});

test('a child of six years has no letter', async () => {
  await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 80 }) }] });
  renderApp('/home/letter');
  expect(await screen.findByText('이번 주 편지가 없어요')).toBeVisible();
});

test('shows a loading state', async () => {
  await createSignedInParent();
  const held = holdApiResponse('GET', '/weekly-letter/profile/:id');
  renderApp('/home/letter');
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  held.release();
  expect(await part('이번 주 놀이')).toBeTruthy();
});

test('loads the letter after a retry', async () => {
  await createSignedInParent();
  const broken = mockApiError('GET', '/weekly-letter/profile/:id', 500);
  const { user } = renderApp('/home/letter');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(retry);
  expect(await part('이번 주 놀이')).toBeTruthy();
});

test('home shows this week’s letter below the plays and opens it', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const letter = await getLetter(token, child?.id);
  const { user, place } = renderApp('/home');
  const card = await screen.findByRole('region', { name: '이번 주 우리 아이' });
  await user.click(within(card).getByRole('link', { name: new RegExp(letter.article?.title ?? '-') }));
  expect(place()).toBe('/home/letter');
});
