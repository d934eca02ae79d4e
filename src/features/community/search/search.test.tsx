import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const searches = () => apiCalls().filter(({ path }) => path.startsWith('/community/search'));

describe('the search', () => {
  test('searches from two syllables on, marks the match and remembers the word', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '첫 이유식 이야기' });
    await createPost(saebom, { title: '잠 이야기' });
    await createSignedInParent();
    const { user, place, goBack } = renderApp('/community/info');
    await user.click(await screen.findByRole('link', { name: '궁금한 이야기 찾기' }));
    const field = await screen.findByRole('searchbox', { name: '검색어' });
    await user.type(field, 'ㅇ{Enter}');
    expect(await screen.findByText('찾을 말을 한글 한 글자나 영문·숫자 두 글자부터 넣어 주세요.')).toBeVisible();
    expect(searches()).toHaveLength(0);
    await user.type(field, '{Backspace}유식{Enter}');
    const link = await screen.findByRole('link', { name: /^첫 이\s?유식 이야기$/ });
    expect(within(link).getByText('유식').tagName).toBe('MARK');
    expect(screen.queryByRole('link', { name: '잠 이야기' })).not.toBeInTheDocument();
    expect(place()).toBe(`/community/search?q=${encodeURIComponent('유식')}`);

    await user.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByRole('button', { name: '유식' })).toBeVisible();
    // one step back, however often one searched
    goBack();
    expect(await screen.findByRole('heading', { level: 2, name: '육아 팁' })).toBeInTheDocument();
  });

  test('does not start on the Enter that ends an IME composition', async () => {
    await createSignedInParent();
    renderApp('/community/search');
    const field = await screen.findByRole('searchbox', { name: '검색어' });
    fireEvent.change(field, { target: { value: '이유식' } });
    const stopped = !fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(stopped).toBe(true);
    // Safari's comes after the syllable
    expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(field).toHaveValue('이유식');
  });

  test('shows which word was not found, and filters by section', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '팁 이야기', section: 'tip' });
    await createSignedInParent();
    const { user } = renderApp('/community/search?q=이야기');
    await screen.findByRole('link', { name: '팁 이야기' });
    await user.click(
      within(screen.getByRole('list', { name: '어디에서' })).getByRole('button', { name: '부모 게시판' }),
    );
    expect(await screen.findByText('‘이야기’ 부모 게시판 검색 결과가 없어요')).toBeVisible();
  });

  test('loads after a retry', async () => {
    await createPost(await createMember('새봄'), { title: '다시 찾은 글' });
    await createSignedInParent();
    const refused = mockApiError('GET', '/community/search/all', 500);
    const { user } = renderApp('/community/search?q=다시');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole('link', { name: '다시 찾은 글' })).toBeVisible());
  });

  test('finds a place and a play besides posts, each with a link to its page', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/community/search?q=서울상상나라');
    const link = await screen.findByRole('link', { name: /^서울상상나라/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/community\/trip\/place-/));
    const field = screen.getByRole('searchbox', { name: '검색어' });
    await user.clear(field);
    await user.type(field, '숟가락 첫 항해{Enter}');
    await user.click(await screen.findByRole('link', { name: /^숟가락 첫 항해/ }));
    await waitFor(() => expect(place()).toMatch(/^\/community\/grow\/homeplay\?play=/));
  });

  test('opens a part in full from its heading, and says what to try when nothing was found', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/community/search?q=박물관');
    const places = within(await screen.findByRole('region', { name: '가 볼 곳' }));
    expect(places.getAllByRole('listitem')).toHaveLength(3);
    await user.click(places.getByRole('button', { name: /전체보기/ }));
    expect(place()).toContain('in=place');
    const all = await screen.findByRole('list', { name: '가 볼 곳 검색 결과' });
    await waitFor(() => expect(within(all).getAllByRole('listitem').length).toBeGreaterThan(3));
    const field = screen.getByRole('searchbox', { name: '검색어' });
    await user.clear(field);
    await user.type(field, '없는말이에요{Enter}');
    expect(await screen.findByText(/더 짧은 말이나 다른 말로도/)).toBeVisible();
  });
});
