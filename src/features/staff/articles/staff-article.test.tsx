import type { StaffArticle } from '@contract/community/articles.responses';
import { callApiAs } from '@mocks/community';
import { createAccount, createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { ARTICLES } from '@server/content/articles/articles';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const [article] = ARTICLES;
const key = article?.id ?? '';
const title = article?.title ?? '';
const review = { name: '김하나', degree: '소아청소년과 전문의', reviewed_on: '2026-03-01', updated_at: null };
const saveReview = async () =>
  callApiAs<StaffArticle>(await createAccount({ role: 'moderator' }), 'PUT', `/admin/article/${key}/review`, review);

test('records who reviewed an article', async () => {
  await createSignedInParent({ role: 'moderator' });
  const { user, place } = renderApp('/admin/article');
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${title}.*검토 전$`) }));
  await user.click(await screen.findByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
  await user.type(screen.getByLabelText('이름'), '김하나');
  await user.type(screen.getByLabelText('자격'), '소아청소년과 전문의');
  await user.type(screen.getByLabelText('검토한 날'), '2026-03-01');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(place()).toBe('/admin/article'));
  expect(await screen.findByText('김하나 · 2026년 3월 1일')).toBeVisible();
});

test('deletes a review after confirmation', async () => {
  await saveReview();
  await createSignedInParent({ role: 'moderator' });
  const { user } = renderApp(`/admin/article?article=${key}`);
  expect(await screen.findByLabelText('이름')).toHaveValue('김하나');
  await user.click(screen.getByRole('button', { name: '검토 지우기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('검토를 지웠어요')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('이름')).toHaveValue(''));
  expect(screen.queryByRole('button', { name: '검토 지우기' })).not.toBeInTheDocument();
});

test('refuses an account without a staff role', async () => {
  await createSignedInParent();
  renderApp('/admin/article');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});

test('an article says before its review that it has none, and after it who reviewed it', async () => {
  await publishArticles(backend().deps);
  await createSignedInParent({ children: [{}] });
  const open = async () => {
    const shown = renderApp('/community/grow/list?month=0');
    await shown.user.click(await screen.findByRole('link', { name: new RegExp(title) }));
    return shown;
  };
  const first = await open();
  expect(await screen.findByText('검토 전: 임상 전문가의 검토를 앞두고 있어요.')).toBeVisible();
  first.unmount();
  await saveReview();
  await open();
  expect(await screen.findByText('검토: 김하나 소아청소년과 전문의 · 2026년 3월 1일')).toBeVisible();
});
