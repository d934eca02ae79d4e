import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { backend, mailbox } from '@mocks/server';
import { consents } from '@server/db/schema/consents';
import { screen, waitFor, within } from '@testing-library/react';
import { writeDraft } from '@/shared/forms/form-draft';
import { NEW_CHILD_DRAFT } from '@/shared/forms/new-child-draft';
import { storeWantedPlace } from '@/shared/session/wanted-place';
import {
  again,
  chooseAccount,
  code,
  EMAIL,
  email,
  join,
  members,
  next,
  PASSWORD,
  password,
  personName,
  proveEmail,
  put,
  storedText,
  tick,
  toThirdStep,
  userId,
} from '@/testing/join-steps';
import { renderApp } from '@/testing/render-app';

describe('joining', () => {
  test('creates an account after three steps and a mailed code, signs it in and shows the first choice', async () => {
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
    expect(place()).toBe('/auth/join/select');
    expect(await members()).toMatchObject([
      { loginId: 'sprout_mom', name: '김새싹', email: EMAIL, isFirstLogin: true, passwordHash: `test:${PASSWORD}` },
    ]);
    const ledger = await backend().deps.db.select().from(consents);
    expect(ledger.map(({ kind, given }) => `${kind} ${given}`).sort()).toEqual([
      'marketing true',
      'privacy true',
      'terms true',
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft_join'))).toEqual([]);
  });

  test('goes on with the child that was typed before, on the device of the new account', async () => {
    const typed = {
      name: '도담',
      birth_date: '20250301',
      gender: 'female',
      early: false,
      gestation_weeks: '',
      image: null,
    };
    writeDraft(NEW_CHILD_DRAFT, typed);
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    await user.click(join());
    await user.click(await screen.findByRole('link', { name: /^도담 프로필 저장하기/ }));
    expect(await screen.findByLabelText('이름')).toHaveValue('도담');
    expect(screen.getByRole('radio', { name: '여자' })).toBeChecked();
    expect(place()).toBe('/auth/profile/form');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('leads to the invitation that was opened before', async () => {
    storeWantedPlace({ path: `/mypage/invitation#${'0'.repeat(64)}`, state: null, accountId: null });
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    await user.click(join());
    expect(await screen.findByRole('heading', { name: '초대받은 아이 보기' })).toBeVisible();
    await waitFor(() => expect(place()).toBe('/mypage/invitation'));
  });

  test('creates an account without consent to marketing', async () => {
    const { user } = renderApp('/auth/join/form');
    for (const name of [/만 14세 이상/, /서비스 이용약관/, /개인정보 수집/]) await user.click(await tick(name));
    expect(await tick('모두 동의해요')).not.toBeChecked();
    await user.click(next());
    await chooseAccount(user);
    await proveEmail(user);
    await user.click(join());
    await screen.findByText('김새싹 님, 반가워요');
    const ledger = await backend().deps.db.select().from(consents);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms']);
  });

  test('redirects a signed-in account to home', async () => {
    await createSignedInParent();
    const { place } = renderApp('/auth/join/form02');
    await waitFor(() => expect(place()).toBe('/home'));
  });
});

describe('/auth/join/form', () => {
  test('shows which consents are required and focuses the first', async () => {
    const { user, place } = renderApp('/auth/join/form');
    await user.click(await tick(/서비스 이용약관/));
    await user.click(next());
    expect(await screen.findAllByText('꼭 필요한 동의예요.')).toHaveLength(1);
    expect(screen.getByText('만 14세 이상만 가입할 수 있어요.')).toBeVisible();
    await waitFor(async () => expect(await tick(/만 14세 이상/)).toHaveFocus());
    expect(await tick(/개인정보 수집/)).toHaveAccessibleDescription('꼭 필요한 동의예요.');
    expect(place()).toBe('/auth/join/form');
  });

  test('checks and unchecks all consents with one box', async () => {
    const { user } = renderApp('/auth/join/form');
    await user.click(await tick('모두 동의해요'));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await user.click(await tick(/마케팅/));
    expect(await tick('모두 동의해요')).not.toBeChecked();
    await user.click(await tick('모두 동의해요'));
    await user.click(await tick('모두 동의해요'));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  test('opens the text of a consent in a sheet that can agree, and Back closes it', async () => {
    const { user, place } = renderApp('/auth/join/form');
    await user.click(await screen.findByRole('button', { name: /서비스 이용약관 보기/ }));
    const sheet = await screen.findByRole('dialog', { name: /서비스 이용약관/ });
    expect((await within(sheet).findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
    await user.click(within(sheet).getByRole('button', { name: '동의하기' }));
    expect(await tick(/서비스 이용약관/)).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toBe('/auth/join/form');
  });

  test('loads the text of a consent after a retry', async () => {
    const refused = mockApiError('GET', '/legal/terms', 500);
    const { user } = renderApp('/auth/join/form');
    await user.click(await screen.findByRole('button', { name: /서비스 이용약관 보기/ }));
    const sheet = await screen.findByRole('dialog');
    const retry = await within(sheet).findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect((await within(sheet).findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
  });

  test('shows a loading state until the texts arrive', async () => {
    const held = holdApiResponse('GET', '/legal');
    renderApp('/auth/join/form');
    expect(await screen.findByRole('heading', { name: '약관에 동의해 주세요' })).toBeVisible();
    expect(screen.getByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await tick('모두 동의해요')).toBeEnabled();
    expect(screen.queryByText('불러오는 중이에요')).toBeNull();
  });

  test('loads the texts after a retry', async () => {
    const refused = mockApiError('GET', '/legal', 500);
    const { user } = renderApp('/auth/join/form');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await tick('모두 동의해요')).toBeEnabled();
  });

  test('keeps checked consents over a reload', async () => {
    const first = renderApp('/auth/join/form');
    await first.user.click(await tick(/개인정보 수집/));
    first.unmount();
    renderApp('/auth/join/form');
    expect(await tick(/개인정보 수집/)).toBeChecked();
    expect(await tick(/서비스 이용약관/)).not.toBeChecked();
  });
});

describe('the order of the steps', () => {
  test.each(['/auth/join/form02', '/auth/join/form03'])('%s opened directly leads to the first step', async (path) => {
    const { place } = renderApp(path);
    await tick('모두 동의해요');
    expect(place()).toBe('/auth/join/form');
  });

  test('asks only for the password after a reload of the third step and never stores it', async () => {
    const first = await toThirdStep();
    await proveEmail(first.user);
    expect(storedText()).toContain('sprout_mom');
    expect(storedText()).not.toContain(PASSWORD);
    first.unmount();

    const { user, place } = renderApp('/auth/join/form03');
    expect(await screen.findByText(/기기에 저장하지 않아요/)).toBeVisible();
    expect(place()).toBe('/auth/join/form02');
    expect(await userId()).toHaveValue('sprout_mom');
    expect(password()).toHaveValue('');
    await waitFor(() => expect(password()).toHaveFocus());
    await put(user, password(), PASSWORD);
    await put(user, again(), PASSWORD);
    await user.click(next());
    expect(await personName()).toHaveValue('김새싹');
    expect(email()).toHaveValue(EMAIL);
    expect(await code()).toHaveValue(mailbox().lastCode(EMAIL));
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
  });

  test('keeps the typed text on the way back through the steps', async () => {
    const { goBack, place } = await toThirdStep();
    goBack();
    expect(await userId()).toHaveValue('sprout_mom');
    expect(password()).toHaveValue(PASSWORD);
    goBack();
    expect(await tick('모두 동의해요')).toBeChecked();
    expect(place()).toBe('/auth/join/form');
  });

  test('marks the current step', async () => {
    await toThirdStep();
    const steps = within(screen.getByRole('list', { name: '회원가입 단계' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  });
});
