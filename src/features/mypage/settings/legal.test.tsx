import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

test('opens an earlier version from the text in force, and goes back to it', async () => {
  const { user } = renderApp('/mypage/setting/privacy');
  await user.click(await screen.findByRole('link', { name: /^지난 판 2026-11-2/ }));
  expect(await screen.findByText(/ · 2026-11-2판$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^지금 쓰는 판/ }));
  expect(await screen.findByText(/ · 2026-11-4판$/)).toBeVisible();
});

describe.each([
  ['/mypage/setting/terms', '이용약관', '/legal/terms'],
  ['/mypage/setting/privacy', '개인정보 처리방침', '/legal/privacy_policy'],
])('%s', (path, title, call) => {
  test('is readable without a log-in and shows version and date', async () => {
    const held = holdApiResponse('GET', call);
    const { place } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText(/^\d{4}년 \d+월 \d+일부터 · .+판$/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
    expect(place()).toBe(path);
    expect(apiCalls().map(({ path: asked }) => asked)).toEqual([call]);
  });

  test('loads after a retry', async () => {
    const refused = mockApiError('GET', call, 500);
    const { user } = renderApp(path);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText(/부터 · .+판$/)).toBeVisible();
  });
});
