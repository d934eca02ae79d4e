import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ADMIN, logInByForm } from './support/family';
import { test } from './support/journey';
import { newMember } from './support/new-member';

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAmElEQVRoge3S0QkAQRTCQOueyq68LeI+5IGQAmIwPqdJ3cAGqFe0C7lL6gY2QL2iXchdUjewAeoV7ULukrqBDVCvaBdyl9QNbIB6RbuQu6RuYAPUK9qF3CV1AxugXtEu5C6pG9gA9Yp2IXdJ3cAGqFe0C7lL6gY2QL2iXchdUjewAeoV7ULukrqBDVCvaBdyl9QNbIB6xT88AqLBhzNyAo0AAAAASUVORK5CYII=',
  'base64',
);

test('a parent asks with a photo, staff answer, and the parent is notified, reads it and asks again', async ({
  page,
  browser,
  request,
}) => {
  const member = await newMember(request);
  const words = `사진이 보이지 않아요 ${randomUUID().slice(0, 8)}`;
  await logInByForm(page, member);
  await expect(page).not.toHaveURL('/auth/login');

  // The questions first; nothing is found, so it is asked.
  await page.goto('/mypage');
  await page.getByRole('link', { name: '자주 묻는 질문' }).tap();
  await page.getByRole('searchbox', { name: '질문 찾기' }).fill('우주선');
  await expect(page.getByText('‘우주선’에 맞는 질문이 없어요')).toBeVisible();
  await page.getByRole('link', { name: '1:1 문의하기' }).tap();
  await page.getByText('화면이 이상해요', { exact: true }).tap();
  await page.getByLabel('내용').fill(words);

  // A reload on the way loses nothing.
  await page.reload();
  await expect(page.getByLabel('내용')).toHaveValue(words);
  await page.getByLabel('사진 고르기').setInputFiles({ name: '화면.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await page.getByRole('button', { name: '문의 보내기' }).tap();
  await expect(page.getByText('잘 받았어요. 답변이 오면 알려 드릴게요.')).toBeVisible();

  // The staff finds it in the queue, and answers.
  const office = await browser.newContext();
  const desk = await office.newPage();
  await logInByForm(desk, ADMIN);
  await expect(desk).not.toHaveURL('/auth/login');
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /^문의 답변/ }).click();
  await desk.getByRole('link', { name: new RegExp(words) }).click();
  await expect(desk.getByRole('button', { name: '사진 1 크게 보기' }).getByRole('img')).toBeVisible();
  await desk.getByRole('textbox', { name: '답변' }).fill('화면을 새로 열면 다시 보여요.');
  await desk.getByRole('button', { name: '답변 보내기' }).click();
  await expect(desk.getByText('답변 완료')).toBeVisible();
  await office.close();

  // A notice links to the answer. (The mail may be delayed until morning.)
  await page.goto('/mypage');
  await expect(page.getByRole('link', { name: /1:1 문의.*새 답변 1/ })).toBeVisible();
  await page.getByRole('link', { name: /^알림.*새 알림/ }).tap();
  await page.getByText('문의에 답변이 도착했어요').tap();
  await expect(page.getByText('화면을 새로 열면 다시 보여요.')).toBeVisible();

  await page.getByRole('button', { name: '이어서 묻기' }).tap();
  await page.getByRole('textbox', { name: '이어서 묻기' }).fill('이제 보여요. 고마워요.');
  await page.getByRole('button', { name: '보내기' }).tap();
  await expect(page.getByRole('list', { name: '문의와 답변' }).getByText('이제 보여요. 고마워요.')).toBeVisible();
  await page.goto('/mypage');
  await expect(page.getByRole('link', { name: '1:1 문의' })).toBeVisible();
  await expect(page.getByText('새 답변')).toHaveCount(0);
});
