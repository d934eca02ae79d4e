import { bornAgo, createAccount, createChild, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const stored = () => [localStorage.getItem('ggp_profileId'), localStorage.getItem('ggp_ageGroup')];

async function twoChildren() {
  const account = await createAccount({
    children: [
      { name: '도담', birth_date: bornAgo({ months: 14, days: 3 }), gender: 'female' },
      { name: '새봄', birth_date: bornAgo({ months: 40 }), gender: 'male' },
    ],
  });
  await signIn(account);
  return account;
}

describe('/auth/profile/select', () => {
  test('shows a card for each child with age and gender, and one to add a child', async () => {
    await twoChildren();
    renderApp('/auth/profile/select');
    expect(await screen.findByRole('button', { name: /도담/ })).toHaveTextContent(/^도담1년 2개월 3일 · 14개월여자$/);
    expect(screen.getByRole('button', { name: /새봄/ })).toHaveTextContent(/^새봄3년 4개월 0일 · 40개월남자$/);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[2]).toHaveTextContent('아이 추가하기');
  });

  test('stores id and age group of the selected child and leads home', async () => {
    const { children } = await twoChildren();
    const { user, place } = renderApp('/auth/profile/select');
    await user.click(await screen.findByRole('button', { name: /새봄/ }));
    expect(await screen.findByRole('heading', { name: '새봄' })).toBeVisible();
    expect(place()).toBe('/home');
    expect(stored()).toEqual([children[1]?.id, '36~']);
  });

  test('leads to the target', async () => {
    await twoChildren();
    const { user, place } = renderApp('/auth/profile/select', { state: { pageIndex: 0, target: '/test/list' } });
    await user.click(await screen.findByRole('button', { name: /도담/ }));
    await waitFor(() => expect(place()).toBe('/test/list'));
  });

  test('passes by itself to the target with one child, and Back skips it', async () => {
    const { child } = await createSignedInParent();
    localStorage.removeItem('ggp_profileId');
    const { place, router, goBack } = renderApp('/mypage');
    await screen.findByRole('heading', { level: 1, name: '마이' });
    await act(() => router.navigate('/auth/profile/select', { state: { pageIndex: 0, target: '/test/list' } }));
    await waitFor(() => expect(place()).toBe('/test/list'));
    expect(stored()[0]).toBe(child?.id);
    goBack();
    await waitFor(() => expect(place()).toBe('/mypage'));
  });

  test('passes by itself to the target with a selected child, and Back skips it', async () => {
    const { child, account } = await createSignedInParent({ children: [{ name: '도담' }] });
    await createChild(account.id, { name: '새봄' });
    const { place, router, goBack } = renderApp('/mypage');
    await screen.findByRole('heading', { level: 1, name: '마이' });
    await act(() => router.navigate('/auth/profile/select', { state: { pageIndex: 0, target: '/test/list' } }));
    await waitFor(() => expect(place()).toBe('/test/list'));
    expect(stored()[0]).toBe(child?.id);
    goBack();
    await waitFor(() => expect(place()).toBe('/mypage'));
  });

  test('shows one child without a target', async () => {
    await createSignedInParent();
    const { place } = renderApp('/auth/profile/select');
    expect(await screen.findByRole('link', { name: '아이 추가하기' })).toBeVisible();
    expect(place()).toBe('/auth/profile/select');
  });

  test.each([['//evil.example'], ['/\\evil.example'], ['https://evil.example'], [7], [null]])(
    'leads home for the target %p',
    async (target) => {
      await twoChildren();
      const { user, place } = renderApp('/auth/profile/select', { state: { pageIndex: 0, target } });
      await user.click(await screen.findByRole('button', { name: /도담/ }));
      await waitFor(() => expect(place()).toBe('/home'));
    },
  );

  test('opens the form of a child from its card', async () => {
    const { children } = await twoChildren();
    const { user, place } = renderApp('/auth/profile/select');
    await user.click(await screen.findByRole('link', { name: '새봄 프로필 수정' }));
    expect(await screen.findByRole('textbox', { name: '이름' })).toHaveValue('새봄');
    expect(place()).toBe(`/auth/profile/edit?id=${children[1]?.id}`);
  });

  test('marks the selected child', async () => {
    const { child, account } = await createSignedInParent({ children: [{ name: '도담' }] });
    await createChild(account.id, { name: '새봄' });
    renderApp('/auth/profile/select');
    expect(await screen.findByRole('button', { name: /도담/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: /새봄/ })).not.toHaveAttribute('aria-current');
    expect(child?.name).toBe('도담');
  });

  test('links to a new profile without a child', async () => {
    await signIn(await createAccount());
    renderApp('/auth/profile/select');
    expect(await screen.findByText('아이를 소개해 주세요')).toBeVisible();
    expect(screen.getByRole('link', { name: '아이 추가하기' })).toHaveAttribute('href', '/auth/profile/form');
  });

  test('asks staff for no child and leads to their work', async () => {
    await signIn(await createAccount({ role: 'admin' }));
    const { place } = renderApp('/', { width: 900 });
    expect(await screen.findByText('아직 아이가 없어요')).toBeVisible();
    expect(place()).toBe('/auth/profile/select');
    expect(screen.getByRole('link', { name: '운영 화면 열기' })).toHaveAttribute('href', '/admin');
    expect(screen.queryByText('아이를 소개해 주세요')).not.toBeInTheDocument();
  });

  test('asks a visitor to log in and returns afterwards', async () => {
    const account = await createAccount({ children: [{ name: '도담' }, { name: '새봄' }] });
    const { user, place, router } = renderApp('/auth/profile/select', { state: { pageIndex: 0, target: '/test' } });
    await user.click(await screen.findByRole('link', { name: '로그인' }));
    await user.type(await screen.findByLabelText('아이디'), account.user_id);
    await user.type(screen.getByLabelText('비밀번호'), account.password);
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('button', { name: /도담/ })).toBeVisible();
    expect(place()).toBe('/auth/profile/select');
    expect(router.state.location.state).toEqual({ pageIndex: 0, target: '/test' });
  });

  test('shows an error, a loading state after a retry, then the children', async () => {
    await twoChildren();
    const held = holdApiResponse('GET', '/profile');
    const broken = mockApiError('GET', '/profile', 500);
    const { user } = renderApp('/auth/profile/select');
    expect(await screen.findByText('불러오지 못했어요')).toBeVisible();
    broken.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await screen.findByRole('button', { name: /도담/ })).toBeVisible();
  });

  test('loads after a retry when the connection was lost', async () => {
    await twoChildren();
    const network = mockNetworkDown();
    const { user } = renderApp('/auth/profile/select');
    expect(await screen.findByText('불러오지 못했어요')).toBeVisible();
    network.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: /도담/ })).toBeVisible();
  });
});

describe('/auth/profile/select/flutter', () => {
  afterEach(() => {
    delete window.GrowGrowShell;
  });

  test('sends the selected child to the shell and stays', async () => {
    const { children } = await twoChildren();
    const told: unknown[] = [];
    window.GrowGrowShell = {
      postMessage: (json) => {
        const { call, payload } = JSON.parse(json) as { call: string; payload: unknown };
        if (call === 'selectProfile') told.push(payload);
      },
    };
    const { user, place } = renderApp('/auth/profile/select/flutter');
    await user.click(await screen.findByRole('button', { name: /도담/ }));
    await waitFor(() => expect(told).toEqual([{ id: children[0]?.id }]));
    expect(place()).toBe('/auth/profile/select/flutter');
    expect(stored()[0]).toBe(children[0]?.id);
  });

  test('leads home in a browser', async () => {
    await twoChildren();
    const { user, place } = renderApp('/auth/profile/select/flutter');
    await user.click(await screen.findByRole('button', { name: /도담/ }));
    await waitFor(() => expect(place()).toBe('/home'));
  });
});

describe('/auth/profile/select/learning', () => {
  test('asks to select a child when none is selected', async () => {
    await twoChildren();
    const { user, place } = renderApp('/auth/profile/select/learning');
    await user.click(await screen.findByRole('button', { name: '배우기 시작하기' }));
    expect(await screen.findByText('프로필을 선택해 주세요')).toBeVisible();
    expect(place()).toBe('/auth/profile/select/learning');
  });

  test('says of a child under three that letters are for later, and offers plays', async () => {
    const { children } = await twoChildren();
    const { user, place } = renderApp('/auth/profile/select/learning');
    await user.click(await screen.findByRole('radio', { name: /새봄/ }));
    expect(screen.queryByText(/만 3세쯤부터/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /도담/ }));
    expect(screen.getByText('만 3세쯤부터 어울려요. 그래도 시작할까요?')).toBeVisible();
    expect(screen.getByRole('button', { name: '배우기 시작하기' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: '오늘의 놀이 보기' }));
    await waitFor(() => expect(place()).toBe('/home/play'));
    expect(stored()[0]).toBe(children[0]?.id);
  });

  test('stores the selected child and opens the dashboard over home', async () => {
    const { children } = await twoChildren();
    const { user, place, goBack } = renderApp('/auth/profile/select/learning');
    await user.click(await screen.findByRole('radio', { name: /새봄/ }));
    await user.click(screen.getByRole('button', { name: '배우기 시작하기' }));
    await waitFor(() => expect(place()).toBe('/content-dashboard'));
    expect(stored()).toEqual([children[1]?.id, '36~']);
    goBack();
    await waitFor(() => expect(place()).toBe('/home'));
  });
});
