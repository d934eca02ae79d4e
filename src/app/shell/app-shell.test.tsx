import { createSignedInParent } from '@mocks/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const tabs = () => screen.getByRole('navigation', { name: '주 메뉴' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(async () => {
  await createSignedInParent();
});

describe('the tabs', () => {
  test('are five links, with the current one marked', async () => {
    renderApp('/community/trip');
    await heading('여행');
    const links = within(tabs()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['홈', '배우기', '체크', '커뮤니티', '마이']);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[3]]);
  });

  test('mark the tapped one before its page is there, and the page’s own where it stays', async () => {
    const { user, router } = renderApp('/community/trip');
    await heading('여행');
    const current = () => tabs().querySelector('[aria-current=page]')?.textContent;
    const markedThen: unknown[] = [];
    jest.spyOn(router, 'navigate').mockImplementation(async () => void markedThen.push(current()));
    await user.click(within(tabs()).getByRole('link', { name: '마이' }));
    await waitFor(() => expect(markedThen).toEqual(['마이']));
    await waitFor(() => expect(current()).toBe('커뮤니티'));
  });

  test('lead from 체크 to the checks of the selected child', async () => {
    await createSignedInParent({ children: [{}, {}] });
    const { user, place, goBack } = renderApp('/community/trip');
    await heading('여행');
    await user.click(within(tabs()).getByRole('link', { name: '체크' }));
    await waitFor(() => expect(place()).toBe('/test'));
    goBack();
    await waitFor(() => expect(place()).toBe('/community/trip'));
  });

  test('lead from 체크 to the choice of a child when none is selected, with /test as the target', async () => {
    await createSignedInParent({ children: [{}, {}] });
    localStorage.removeItem('ggp_profileId');
    const { user, place, router } = renderApp('/community/trip');
    await heading('여행');
    await user.click(within(tabs()).getByRole('link', { name: '체크' }));
    await waitFor(() => expect(place()).toBe('/auth/profile/select'));
    expect(router.state.location.state).toEqual({ pageIndex: 0, target: '/test' });
  });

  test('show that learning is in the app outside the shell; one Back closes the sheet', async () => {
    const { user, place, goBack } = renderApp('/community/trip');
    await heading('여행');
    await user.click(within(tabs()).getByRole('link', { name: '배우기' }));
    expect(await screen.findByRole('dialog', { name: '배우기는 앱에서 만나요' })).toBeVisible();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place()).toBe('/community/trip');
  });

  test('lead a parent in the shell without a guardian password to setting one, and on to learning', async () => {
    window.flutter_inappwebview = { callHandler: async () => null };
    try {
      const { user, place } = renderApp('/community/trip');
      await heading('여행');
      await user.click(within(tabs()).getByRole('link', { name: '배우기' }));
      await user.click(await screen.findByRole('link', { name: '비밀번호 정하러 가기' }));
      const form = within(await screen.findByRole('dialog', { name: '보호자 비밀번호 정하기' }));
      expect(place()).toBe('/mypage/setting?openAppPassword=true');
      await user.type(form.getByLabelText('보호자 비밀번호'), '2468');
      await user.type(form.getByLabelText('보호자 비밀번호 확인'), '2468');
      await user.click(form.getByRole('button', { name: '저장하기' }));
      expect(await screen.findByRole('heading', { name: '누구와 배울까요?' })).toBeVisible();
      expect(place()).toBe('/auth/profile/select/learning');
    } finally {
      Reflect.deleteProperty(window, 'flutter_inappwebview');
    }
  });

  test('are hidden on a phone’s sub-pages and shown on a pad’s', async () => {
    renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    expect(screen.queryByRole('navigation', { name: '주 메뉴' })).not.toBeInTheDocument();
    act(() => {
      window.innerWidth = 800;
      window.dispatchEvent(new Event('resize'));
    });
    expect(tabs()).toBeVisible();
  });
});

describe('the header', () => {
  test('shows the logo on top-level pages; a tap replaces the history entry', async () => {
    const { user, place } = renderApp('/community/trip');
    await heading('여행');
    const before = window.history.length;
    await user.click(screen.getByRole('link', { name: /쑥쑥\s?플래너/ }));
    await heading('홈');
    expect(place()).toBe('/home');
    expect(window.history.length).toBe(before);
  });

  test('shows a way back and the title on sub-pages', async () => {
    const { user, place, router } = renderApp('/mypage');
    await heading('마이');
    await act(() => router.navigate('/mypage/qna'));
    await heading('자주 묻는 질문');
    expect(screen.queryByRole('link', { name: /쑥쑥\s?플래너/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    await heading('마이');
    expect(place()).toBe('/mypage');
  });

  test('has a menu that works by arrow keys and closes with Esc', async () => {
    const { user, place } = renderApp('/community/trip');
    await heading('여행');
    const button = screen.getByRole('button', { name: '내 메뉴' });
    await user.click(button);
    const first = await screen.findByRole('menuitem', { name: '프로필 바꾸기' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '검색' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '급할 때' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '도움말' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '설정' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: '로그아웃' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: '프로필 바꾸기' }));
    await waitFor(() => expect(place()).toBe('/auth/profile/select'));
  });
});

test('after a navigation the heading has the focus and the document its title', async () => {
  const { router } = renderApp('/mypage');
  await heading('마이');
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/mypage/qna'));
  expect(await heading('자주 묻는 질문')).toHaveFocus();
  expect(document.title).toBe('자주 묻는 질문 · 쑥쑥플래너');
});

describe('upcoming and missing pages', () => {
  test.each([
    ['/expert/question', '아직 비어 있는 곳이에요'],
    ['/expert/info', '아직 비어 있는 곳이에요'],
    ['/review/detail', '아직 비어 있는 곳이에요'],
    ['/coming-soon', '곧 만나요'],
    ['/learn', '배우기는 앱에서 만나요'],
    ['/community/grow/3f1c', '글을 볼 수 없어요'],
    ['/no/such/page', '여기에는 아무것도 없어요'],
  ])('%s says: %s', async (path, words) => {
    const { place } = renderApp(path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(place()).toBe(path);
  });

  test('/community redirects to its first section', async () => {
    const { place } = renderApp('/community');
    await heading('여행');
    expect(place()).toBe('/community/trip');
  });

  test('the tab 커뮤니티 opens the section that was open last on this device', async () => {
    const first = renderApp('/community/counseling');
    await heading('상담');
    first.unmount();
    const { user, place } = renderApp('/home');
    await user.click(
      within(await screen.findByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '커뮤니티' }),
    );
    await heading('상담');
    expect(place()).toBe('/community/counseling');
  });
});
