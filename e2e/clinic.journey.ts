import { expect } from '@playwright/test';
import type { Notice } from '../contract/notices/notices.responses';
import { callApi, newChild, removeChild, signInOn } from './support/family';
import { test } from './support/journey';

test('a clinic opens a record by its link, types a result that the parent saves, and sees no more once it is ended', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const family = await newChild(request, 10);
  const { child, token } = family;
  await callApi(request, 'PUT', `/medical-info/profile/${child.id}`, token, {
    allergies: [{ name: '땅콩', reaction: '두드러기' }],
    clinic: { name: '새싹의원' },
    version: 0,
    consent: true,
  });
  await signInOn(page, child);
  await page.goto('/mypage/clinic');
  await page.getByRole('switch', { name: '예방접종' }).tap();
  await page.getByRole('button', { name: 'QR 코드 만들기' }).tap();
  await expect(page.getByRole('img', { name: '진료실에서 찍을 QR 코드' })).toBeVisible();
  const link = await page.getByRole('link', { name: '이 휴대폰으로 보여 주기' }).getAttribute('href');

  // A device without an account.
  const office = await browser.newContext({ baseURL });
  const desk = await office.newPage();
  await desk.goto(link ?? '');
  await expect(desk.getByRole('heading', { name: `${child.name} 진료용 기록` })).toBeVisible();
  expect(new URL(desk.url()).hash).toBe('');
  await expect(desk.getByText('땅콩 (두드러기)')).toBeVisible();
  await expect(desk.getByText(`${child.name} 예방접종`)).toHaveCount(0);
  await expect(page.getByText('진료실에서 보고 있어요')).toBeVisible();

  // The same link opens nothing any more.
  const copy = await office.newPage();
  await copy.goto(link ?? '');
  await expect(copy.getByText('다른 곳에서 먼저 연 링크예요.')).toBeVisible();
  await copy.close();

  await desk.getByRole('button', { name: '보호자에게 보내기' }).click();
  await expect(desk.getByText('몇 차 검진인지 골라 주세요.')).toBeVisible();
  await expect(desk.getByLabel('몇 차 검진인가요?')).toBeFocused();
  await desk.getByLabel('몇 차 검진인가요?').selectOption('3차 (9~12개월)');
  await expect(desk.getByLabel('자조')).toBeHidden();
  await desk.getByLabel('언어').selectOption('추적검사 요망');
  await desk.getByLabel(/검진받은 곳/).fill('새싹의원');
  await desk.getByRole('button', { name: '보호자에게 보내기' }).click();
  await expect(desk.getByRole('heading', { name: '보호자에게 보냈어요' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: '보호자에게 보냈어요' })).toBeVisible();

  await expect(page.getByRole('heading', { name: '3차 영유아 건강검진' })).toBeVisible();
  const notices = await callApi<{ items: Notice[] }>(request, 'GET', '/notice', token);
  expect(notices.items.some(({ path }) => path === `/mypage/clinic?profile=${child.id}`)).toBe(true);
  await page.getByRole('button', { name: '저장하기' }).tap();
  await expect(page.getByText('검진 결과를 저장했어요')).toBeVisible();

  await page.getByRole('button', { name: '보여 주기 끝내기' }).tap();
  await expect(page.getByRole('button', { name: 'QR 코드 만들기' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(/^보호자가 끝냈거나, 시간이 지났거나,/)).toBeVisible();
  await expect(desk.getByText('땅콩')).toHaveCount(0);
  await office.close();

  await page.goto('/test/list?tab=past');
  await expect(page.getByText(/새싹의원 · 병원이 보낸 결과/)).toBeVisible();
  await removeChild(request, family);
});

test('a clinic keeps what it typed when the record ends, and closes a record it has seen', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const family = await newChild(request, 10);
  await signInOn(page, family.child);
  const office = await browser.newContext({ baseURL });
  const desk = await office.newPage();
  const openNew = async () => {
    await page.goto('/mypage/clinic');
    await page.getByRole('switch', { name: '예방접종' }).tap();
    await page.getByRole('button', { name: 'QR 코드 만들기' }).tap();
    await desk.goto((await page.getByRole('link', { name: '이 휴대폰으로 보여 주기' }).getAttribute('href')) ?? '');
    await expect(desk.getByRole('heading', { name: `${family.child.name} 진료용 기록` })).toBeVisible();
  };
  await openNew();
  await desk.getByLabel(/보호자에게 남길 말/).fill('두 달 뒤에 다시 보기로 했어요');
  await page.getByRole('button', { name: '보여 주기 끝내기' }).tap();
  await expect(page.getByRole('button', { name: 'QR 코드 만들기' })).toBeVisible();
  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(desk.getByText(/적은 내용은 보내지 못했어요/)).toBeVisible();
  await expect(desk.getByLabel(/보호자에게 남길 말/)).toHaveValue('두 달 뒤에 다시 보기로 했어요');
  await expect(desk.getByRole('heading', { name: `${family.child.name} 진료용 기록` })).toHaveCount(0);

  await openNew();
  await desk.getByRole('button', { name: '다 봤어요' }).click();
  await expect(desk.getByRole('heading', { name: '기록을 닫았어요' })).toBeVisible();
  await desk.goto('/clinic');
  await expect(desk.getByText(/^보호자가 끝냈거나, 시간이 지났거나,/)).toBeVisible();
  await office.close();
  await removeChild(request, family);
});

test('a carer opens a card as often as needed until the parent ends it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const family = await newChild(request, 14);
  await signInOn(page, family.child);
  await page.goto('/mypage/card');
  await page.getByRole('textbox', { name: '하루 일과' }).fill('낮잠은 1시부터 3시\n우유는 데워서 주세요');
  await page.getByRole('button', { name: '돌봄 카드 만들기' }).tap();
  await page.getByRole('button', { name: 'QR·링크 보기' }).tap();
  const link = await page.getByRole('link', { name: '어떻게 보이는지 열어 보기' }).getAttribute('href');

  const home = await browser.newContext({ baseURL });
  const carer = await home.newPage();
  await carer.goto(link ?? '');
  await expect(carer.getByText('우유는 데워서 주세요')).toBeVisible();
  await expect(carer.getByRole('link', { name: '119 전화하기' })).toBeVisible();
  await carer.reload();
  await expect(carer.getByText('우유는 데워서 주세요')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2번 열었어요')).toBeVisible();
  await page.getByRole('button', { name: '끝내기' }).tap();
  await expect(page.getByText(/지난 7일 동안 끝난 것 1개/)).toBeVisible();
  await carer.reload();
  await expect(carer.getByRole('heading', { name: '더 볼 수 없어요' })).toBeVisible();
  await home.close();
  await removeChild(request, family);
});
