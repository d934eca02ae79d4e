import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { clientErrors } from '@server/db/schema/client-errors';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const openPage = async () => {
  await signIn(await createAccount({ role: 'admin' }));
  return renderApp('/admin');
};

test('an error that a page reported is listed with route, file and line, and how often it was seen', async () => {
  const at = new Date();
  await backend()
    .deps.db.insert(clientErrors)
    .values({
      fingerprint: 'f'.repeat(64),
      release: '0.2.0+1a2b3c4d5e6f',
      route: '/community/:section/:id',
      name: 'TypeError',
      stack: 'src/features/community/posts/post-page.tsx:42:7\nsrc/app/app.tsx:1:2',
      times: 1234,
      firstAt: at,
      lastAt: at,
    });
  const { user } = await openPage();
  await user.click(await screen.findByRole('link', { name: /^화면 오류/ }));
  expect(await screen.findByRole('heading', { name: 'TypeError · /community/:section/:id' })).toBeVisible();
  expect(screen.getByText('1,234번')).toBeVisible();
  expect(screen.getByText(/post-page\.tsx:42:7/)).toBeVisible();
  expect(screen.getByText(/^지금 버전 \d+\.\d+\.\d+/)).toBeVisible();
});

test('without errors the page says so, and that no text arrives', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('link', { name: /^화면 오류/ }));
  expect(await screen.findByText('알려 온 오류가 없어요')).toBeVisible();
});

test('errors refuse a parent', async () => {
  await createSignedInParent();
  renderApp('/admin/client-error');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
