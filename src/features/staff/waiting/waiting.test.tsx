import { callApiAs, createMember, createPost } from '@mocks/community';
import { createAccount, signIn } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const row = (name: RegExp) => screen.findByRole('link', { name });

test('the staff’s home says how much waits beside each page', async () => {
  const parent = await createMember('새봄');
  await createPost(parent, { section: 'counseling', title: '말이 늦은 걸까요?' });
  await callApiAs(parent, 'POST', '/inquiry', { category: 'bug', text: '사진이 안 보여요' });
  await signIn(await createAccount({ role: 'admin' }));
  renderApp('/admin');
  expect(await row(/^상담 답변.*1건$/)).toHaveAttribute('href', '/community/counseling?show=waiting');
  expect(await row(/^문의 답변.*1건$/)).toBeVisible();
  expect(await row(/^커뮤니티 살피기(?!.*건$)/)).toBeVisible();
});

test('the staff’s home lists its pages without the counts when they fail', async () => {
  mockApiError('GET', '/admin/waiting', 500);
  await signIn(await createAccount({ role: 'moderator' }));
  renderApp('/admin');
  expect(await row(/^문의 답변/)).toBeVisible();
});
