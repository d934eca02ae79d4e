import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

test('is written with a preview and the number of people, listed, and taken back', async () => {
  await signIn(await createAccount({ role: 'admin' }));
  const { user } = renderApp('/admin/announcement');
  await user.click(await screen.findByRole('button', { name: '공지 보내기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '제목' }), '새 체크가 나왔어요');
  await user.type(screen.getByRole('textbox', { name: '내용' }), '36개월 체크를 할 수 있어요.');
  const preview = within(screen.getByRole('region', { name: '미리 보기' }));
  expect(preview.getByText('새 체크가 나왔어요')).toBeVisible();
  expect(await screen.findByText('지금 보내면 1명이 받아요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '공지 보내기' }));
  expect(await screen.findByRole('heading', { level: 3, name: '새 체크가 나왔어요' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '거두기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '거두기' }));
  expect(await screen.findByText('거둠')).toBeVisible();
});

test('refuses a parent', async () => {
  await createSignedInParent();
  renderApp('/admin/announcement');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
