import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const questions = () => screen.findAllByRole('heading', { level: 3 });
const box = () => screen.findByRole('searchbox', { name: '질문 찾기' });

beforeEach(async () => {
  await createSignedInParent();
  await publishFaqs(backend().deps);
});

test('shows at least forty questions in six groups, and the answer of one at a time', async () => {
  const { user } = renderApp('/mypage/qna');
  expect((await questions()).length).toBeGreaterThanOrEqual(40);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '계정·로그인',
    '아이 프로필',
    '체크·결과',
    '성장·분석',
    '커뮤니티',
    '학습·쿠폰·포인트',
  ]);
  const question = screen.getByRole('button', { name: '비밀번호를 잊었어요' });
  await user.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/새 비밀번호를 정할 수 있어요/)).toBeVisible();
  await user.click(question);
  expect(screen.queryByText(/새 비밀번호를 정할 수 있어요/)).not.toBeInTheDocument();
});

test('searches while typing, by words and initial consonants, with the search in the address', async () => {
  const { user, place } = renderApp('/mypage/qna');
  await user.type(await box(), 'ㅂㅁㅂㅎ');
  expect(await screen.findByRole('heading', { name: /^찾은 질문 \d+개$/ })).toBeVisible();
  expect((await questions()).length).toBeLessThan(15);
  expect(screen.getByRole('button', { name: '비밀번호를 잊었어요' })).toBeVisible();
  expect(place()).toBe(`/mypage/qna?q=${encodeURIComponent('ㅂㅁㅂㅎ')}`);
  await user.click(screen.getByRole('button', { name: '지우기' }));
  expect(await screen.findByRole('heading', { level: 2, name: '아이 프로필' })).toBeVisible();
  expect(place()).toBe('/mypage/qna');
});

test('offers an inquiry when nothing is found', async () => {
  const { user, place } = renderApp('/mypage/qna?q=우주선');
  expect(await screen.findByText('‘우주선’에 맞는 질문이 없어요')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '1:1 문의하기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '문의하기' })).toBeVisible();
  expect(place()).toBe('/mypage/inquire/write');
});

test('follows a link right after typing', async () => {
  const { user, place } = renderApp('/mypage/qna');
  await user.type(await box(), '쿠');
  await user.click(screen.getByRole('link', { name: '1:1 문의하기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '문의하기' })).toBeVisible();
  expect(place()).toBe('/mypage/inquire/write');
});

test('opens the question of a link', async () => {
  renderApp('/mypage/qna#faq-account-find-password');
  expect(await screen.findByText(/새 비밀번호를 정할 수 있어요/)).toBeVisible();
});

test('filters by group', async () => {
  const { user, place } = renderApp('/mypage/qna');
  await user.click(await screen.findByRole('button', { name: '커뮤니티', pressed: false }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(place()).toBe(`/mypage/qna?group=${encodeURIComponent('커뮤니티')}`);
});

test('loads after a retry', async () => {
  const failing = mockApiError('GET', '/faq', 500);
  const { user } = renderApp('/mypage/qna');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  failing.restore();
  await user.click(retry);
  expect((await questions()).length).toBeGreaterThanOrEqual(40);
});
