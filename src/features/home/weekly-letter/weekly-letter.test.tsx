import type { CurrentLetter, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError } from '@mocks/scenarios';
import { screen, within } from '@testing-library/react';
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
  expect(await screen.findByText(/교정 나이 \d+개월로 골랐어요. 예방접종과 검진은 실제 나이/)).toBeVisible();
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
