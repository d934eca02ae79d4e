import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { logInByForm } from './support/family';
import { test } from './support/journey';
import { mailsTo } from './support/mails';
import { newMember } from './support/new-member';

async function openSettings(page: Page) {
  await page.goto('/mypage');
  await page.getByRole('button', { name: '내 메뉴' }).tap();
  await page.getByRole('menuitem', { name: '설정' }).tap();
  await expect(page).toHaveURL('/mypage/setting');
}

test('a person who left returns within thirty days and finds the child again', async ({ page, request }) => {
  const member = await newMember(request);
  await logInByForm(page, member);
  await expect(page).not.toHaveURL('/auth/login');

  await openSettings(page);
  await page.getByRole('link', { name: '회원 탈퇴' }).tap();
  await expect(page.getByRole('heading', { name: '30일 동안' })).toBeVisible();
  await page.getByLabel(/떠나는 이유/).fill('아이가 다 컸어요');
  await page.getByLabel('비밀번호', { exact: true }).fill('not-my-password');
  await page.getByRole('button', { name: '탈퇴 신청하기' }).tap();
  await expect(page.getByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '탈퇴 신청하기' }).tap();
  await expect(page.getByText(/그동안 고마웠어요/)).toBeVisible();
  await expect(page).toHaveURL('/intro');
  await page.goto('/home');
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(async () => (await mailsTo(member.email)).join('\n')).toContain('돌아올 수 있어요');

  await logInByForm(page, member);
  const sheet = page.getByRole('dialog', { name: '다시 돌아오시겠어요?' });
  await expect(sheet.getByText(/기록과 함께 돌아올 수 있어요/)).toBeVisible();
  await sheet.getByRole('button', { name: '다시 돌아오기' }).tap();
  await expect(page).not.toHaveURL('/auth/login');
  await page.goto('/auth/profile/select');
  await expect(page.getByRole('button', { name: new RegExp(member.child) })).toBeVisible();
});

test('the guardian password is set by keyboard, Back closes a linked dialog, and the archive downloads', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await logInByForm(page, member);
  await expect(page).not.toHaveURL('/auth/login');

  await page.goto('/mypage');
  await page.goto('/mypage/setting?openAppPassword=true');
  const dialog = page.getByRole('dialog', { name: '보호자 비밀번호 정하기' });
  await dialog.getByLabel('보호자 비밀번호', { exact: true }).fill('2468');
  await dialog.getByLabel('보호자 비밀번호 확인').fill('2468');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/mypage/setting');
  await expect(page.getByRole('button', { name: /^보호자 비밀번호/ })).toContainText('정했어요');

  await page.goto('/mypage');
  await page.goto('/mypage/setting#devices');
  await expect(page.getByRole('dialog').getByText('이 기기')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/mypage/setting');

  await page.getByRole('button', { name: /^내 정보 내려받기/ }).tap();
  const archive = page.getByRole('dialog', { name: '내 정보 내려받기' });
  await archive.getByRole('button', { name: '파일 만들기' }).tap();
  await expect(archive.getByText(/^파일이 준비됐어요/)).toBeVisible({ timeout: 30_000 });
  const coming = page.waitForEvent('download');
  await archive.getByRole('button', { name: /^내려받기/ }).tap();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('ssukssuk-my-data.zip');
  await expect(page.getByText(/^모두 받았어요/)).toBeVisible();
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const texts = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(texts.some((text) => text.includes(member.child))).toBe(true);
});
