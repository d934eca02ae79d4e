import { expect } from '@playwright/test';
import { logInByForm } from './support/family';
import { test } from './support/journey';
import { newMember } from './support/new-member';
import { drag } from './support/touch-gestures';

test('a returning parent of one child is one tap from the next step, and a sheet follows the finger', async ({
  page,
  context,
}) => {
  const { user_id, password, child } = await newMember(context.request);
  await logInByForm(page, { user_id, password });
  await expect(page).toHaveURL('/home');

  await test.step('the child is selected by itself', async () => {
    const card = page.getByRole('region', { name: '우리 아이' });
    await expect(card.getByRole('heading', { name: child })).toBeVisible();
    await expect(page.getByText('아이 추가하기')).toHaveCount(0);
  });

  await test.step('the check of the age begins with one tap, without the chooser', async () => {
    await page.getByRole('region', { name: '오늘의 체크' }).getByRole('link').tap();
    await expect(page).toHaveURL(/\/test\/detail/);
    await page.goBack();
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '체크' }).tap();
    await expect(page).toHaveURL('/test');
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  const sheet = page.getByRole('dialog', { name: '누구를 볼까요?' });
  const open = () => page.getByRole('button', { name: `${child}, 프로필 바꾸기` }).tap();
  const middle = async () => {
    const box = await page.getByRole('heading', { name: '누구를 볼까요?' }).boundingBox();
    if (!box) throw new Error('the sheet has no title');
    return { x: box.x + 20, y: box.y + box.height / 2 };
  };

  await test.step('a sheet drawn down closes, one drawn a little returns', async () => {
    await open();
    await expect(sheet.getByRole('button', { name: child })).toBeVisible();
    // Not those that follow the scrolling of a row, which run as long as it is there.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
    );
    await drag(page, await middle(), { down: 20 });
    await expect(sheet).toBeVisible();
    await drag(page, await middle(), { down: 320 });
    // It slides out first: by its role it would be gone at once.
    await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  });
});
