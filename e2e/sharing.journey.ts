import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { InvitationView } from '../contract/profiles/sharing.responses';
import { readQr } from '../src/testing/read-qr';
import { callApi, newChild, removeChild, SECOND, signInOn } from './support/family';
import { test } from './support/journey';

test('a guardian is invited by a QR code, sees a new growth entry beside the owner, and nothing once removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const of = await newChild(page.request, 14);
  const { child, token } = of;
  const other = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  try {
    await signInOn(page, child);
    await page.goto(`/mypage/sharing?profile=${child.id}`);
    await page.getByRole('button', { name: '초대하기' }).click();
    await page.getByRole('button', { name: '초대장 만들기' }).click();
    const code = page.getByRole('img', { name: '초대 QR 코드' });
    const [box, path] = [await code.getAttribute('viewBox'), await code.locator('path').getAttribute('d')];
    const address = readQr({ size: Number(box?.split(' ')[2]), path: path ?? '' });

    const theirs = await other.newPage();
    await signInOn(theirs, undefined, SECOND);
    await theirs.goto(address);
    const looked = theirs.waitForResponse(/\/invitation\/look$/);
    await theirs.getByRole('link', { name: '로그인·가입하고 초대 보기' }).click();
    // Given once, as by a first try of this test, it is not asked again.
    const { data } = (await (await looked).json()) as { data: InvitationView };
    const asked = data.consents.filter(({ given }) => !given);
    const promises = theirs.getByRole('checkbox');
    await expect(promises).toHaveCount(asked.length);
    for (const promise of await promises.all()) await promise.check();
    await theirs.getByRole('button', { name: '동의하고 함께 보기' }).click();
    await expect(theirs.getByRole('heading', { name: child.name })).toBeVisible();

    await callApi(page.request, 'POST', `/growth/profile/${child.id}/entry`, token, {
      id: randomUUID(),
      measured_on: child.birth_date,
      height_cm: 50,
      weight_kg: null,
      head_cm: null,
      position: 'lying',
      place: 'clinic',
      note: '태어난 날',
      consent: true,
      confirmed: true,
    });
    for (const tab of [page, theirs]) {
      await tab.goto('/mypage/analysis/development');
      await expect(tab.getByText('태어난 날', { exact: true })).toBeVisible();
    }

    await page.goto(`/mypage/sharing?profile=${child.id}`);
    await page.getByRole('button', { name: /님 내보내기$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '내보내기' }).click();
    await expect(page.getByRole('heading', { name: '함께 보는 사람 1명' })).toBeVisible();
    await theirs.goto(`/mypage/sharing?profile=${child.id}`);
    await expect(theirs.getByText('함께 보는 아이가 아니에요')).toBeVisible();
  } finally {
    await other.close();
    await removeChild(page.request, of);
  }
});
