import type { ConsentKind } from '@contract/accounts/consents';
import { createAccount, createSignedInParent } from '@mocks/fixtures';
import { apiCalls, backend } from '@mocks/server';
import { textVersion } from '@server/content/legal/legal-texts';
import { readLedger } from '@server/modules/accounts/consents/consents-service';
import { agreeToEarlier } from '@server/testing/agree-to-earlier';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const findPage = () => screen.findByRole('heading', { name: '약관이 바뀌었어요' });
const queryPage = () => screen.queryByRole('heading', { name: '약관이 바뀌었어요' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const AGREE = { name: '동의하고 계속하기' };

const raise = (accountId: string, kinds: readonly ConsentKind[], version?: string) =>
  agreeToEarlier(backend().deps.db, { accountId, now: Date.now() }, kinds, version);
async function createOldParent(kinds: readonly ConsentKind[] = ['terms'], version = '2026-11-1') {
  const parent = await createSignedInParent({ hasGuardianPassword: true });
  await raise(parent.account.id, kinds, version);
  return parent;
}
const listAgreed = async (accountId: string) =>
  (await readLedger(backend().deps.db, accountId)).map(({ kind, textVersion: version }) => `${kind} ${version}`);

test('asks an old account before any page, says what changed and from when, and goes on after agreeing', async () => {
  const { account } = await createOldParent();
  const { user, place } = renderApp('/mypage/qna');
  await findPage();
  expect(screen.queryByRole('heading', { name: '자주 묻는 질문' })).not.toBeInTheDocument();
  expect(await screen.findByText('2026년 11월 24일부터 적용돼요.')).toBeVisible();
  expect(screen.getByText(/누가 쑥쑥플래너를 운영하는지/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '서비스 이용약관 보기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '서비스 이용약관' }));
  expect(await sheet.findByText('제1조 (목적)')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '동의하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', AGREE));
  await heading('자주 묻는 질문');
  expect(queryPage()).not.toBeInTheDocument();
  expect(place()).toBe('/mypage/qna');
  expect(await listAgreed(account.id)).toContain(`terms ${textVersion('terms')}`);
});

test('asks for each text by itself', async () => {
  const { account } = await createOldParent(['terms', 'privacy']);
  const { user } = renderApp('/home');
  await findPage();
  const [first, second] = await screen.findAllByRole('checkbox', { name: '(필수) 바뀐 내용에 동의해요' });
  if (!first || !second) throw new Error('Two texts are due');
  await user.click(first);
  await user.click(screen.getByRole('button', AGREE));
  expect(await screen.findByText('동의해야 이어서 쓸 수 있어요.')).toBeVisible();
  expect(second).toHaveFocus();
  expect(apiCalls().filter(({ method, path }) => method === 'POST' && path === '/mypage/consent')).toEqual([]);
  await user.click(second);
  await user.click(screen.getByRole('button', AGREE));
  await heading('홈');
  expect(await listAgreed(account.id)).toEqual(
    expect.arrayContaining([`terms ${textVersion('terms')}`, `privacy ${textVersion('privacy')}`]),
  );
});

test('asks right after signing in, before the page that was wanted', async () => {
  const account = await createAccount();
  await raise(account.id, ['terms']);
  const { user } = renderApp('/mypage/qna');
  await user.type(await screen.findByLabelText('아이디'), account.user_id);
  await user.type(screen.getByLabelText('비밀번호'), `${account.password}{Enter}`);
  await findPage();
  expect(screen.queryByRole('heading', { name: '자주 묻는 질문' })).not.toBeInTheDocument();
});

test.each(['child_data', 'sensitive', 'family', 'community', 'marketing'] as const)(
  'a new version of %s does not ask at the start',
  async (kind) => {
    await createOldParent([kind], '2025-01-1');
    renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    expect(queryPage()).not.toBeInTheDocument();
  },
);

test('leaves the data, the texts, the emergency page, signing out and leaving reachable', async () => {
  await createOldParent();
  const { user, place, router } = renderApp('/home');
  await findPage();
  expect(screen.getByRole('link', { name: '급할 때' })).toHaveAttribute('href', '/emergency');
  await user.click(screen.getByRole('link', { name: '내 정보 내려받기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '내 정보 내려받기' }));
  await user.click(await sheet.findByRole('button', { name: /만들기/ }));
  await waitFor(() =>
    expect(apiCalls().some(({ method, path }) => method === 'POST' && path === '/mypage/export')).toBe(true),
  );
  expect(queryPage()).not.toBeInTheDocument();
  for (const [path, name] of [
    ['/mypage/setting/terms', '이용약관'],
    ['/mypage/setting/privacy', '개인정보 처리방침'],
    ['/mypage/setting/cancel-membership', '회원 탈퇴'],
  ] as const) {
    await act(() => router.navigate(path));
    await heading(name);
    expect(queryPage()).not.toBeInTheDocument();
  }
  await act(() => router.navigate('/home'));
  await findPage();
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await heading('쑥쑥플래너를 소개해요');
  expect(place()).toBe('/intro');
});

test('a write that is refused for a new text opens the page, and what was typed is there afterwards', async () => {
  const { account } = await createSignedInParent();
  const { user } = renderApp('/mypage/inquire/write');
  await user.click(await screen.findByRole('radio', { name: '화면이 이상해요' }));
  await user.type(screen.getByLabelText('내용'), '어제부터 사진을 올릴 수 없어요.');
  await raise(account.id, ['terms'], '2026-11-1');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  await findPage();
  await user.click(await screen.findByRole('checkbox', { name: '(필수) 바뀐 내용에 동의해요' }));
  await user.click(screen.getByRole('button', AGREE));
  await heading('문의하기');
  expect(screen.getByLabelText('내용')).toHaveValue('어제부터 사진을 올릴 수 없어요.');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  await waitFor(() => expect(screen.queryByLabelText('내용')).not.toBeInTheDocument());
});

test('does not ask a child who is learning, but the guardian after the password', async () => {
  await createOldParent();
  const { user, router } = renderApp('/content-dashboard', { preloaded: { childMode: { inside: true } } });
  expect(await screen.findByRole('heading', { level: 1, name: /배움 정원$/ })).toBeVisible();
  expect(queryPage()).not.toBeInTheDocument();
  await act(() => router.navigate('/home'));
  await user.type(await screen.findByLabelText('보호자 비밀번호'), '0000{Enter}');
  await findPage();
});
