import { bornAgo, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const BOOK = '/community/book/book-love-you';

describe('/community/book', () => {
  test('shows books for the chosen child first, and others by topic', async () => {
    await createSignedInParent({ children: [{}] });
    const { user, place } = renderApp('/community/book');
    expect(await screen.findByRole('button', { name: '도담 · 14개월, 나이 바꾸기' })).toBeVisible();
    const total = Number(/\d+/.exec((await screen.findByText(/^책 \d+권$/)).textContent ?? '')?.[0]);
    await user.click(await screen.findByRole('button', { name: /^잠자리 \d+$/ }));
    await waitFor(() => expect(place()).toContain(`topic=${encodeURIComponent('잠자리')}`));
    await waitFor(() => {
      const fewer = Number(/\d+/.exec(screen.getByText(/^책 \d+권$/).textContent ?? '')?.[0]);
      expect(fewer).toBeLessThan(total);
    });
  });

  test('lists the books marked as read for a child', async () => {
    await createSignedInParent({ children: [{}] });
    const detail = renderApp(BOOK);
    const read = await screen.findByRole('button', { name: '도담: 읽었어요' });
    await detail.user.click(read);
    await waitFor(() => expect(read).toHaveAttribute('aria-pressed', 'true'));
    await detail.user.click(screen.getByRole('button', { name: '도담: 읽고 싶어요' }));
    await waitFor(() => expect(read).toHaveAttribute('aria-pressed', 'false'));
    await detail.user.click(read);
    await waitFor(() => expect(read).toHaveAttribute('aria-pressed', 'true'));
    detail.unmount();
    const again = renderApp(BOOK);
    expect(await screen.findByRole('button', { name: '도담: 읽었어요' })).toHaveAttribute('aria-pressed', 'true');
    again.unmount();
    const { user } = renderApp('/community/book');
    await user.click(await screen.findByRole('button', { name: /^필터/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
    await user.click(sheet.getByRole('button', { name: '읽은 책' }));
    await user.click(sheet.getByRole('button', { name: '책 보기' }));
    expect(await screen.findByText('책 1권')).toBeVisible();
    expect(screen.getByRole('link', { name: /사랑해 사랑해 사랑해/ })).toHaveTextContent('읽었어요');
  });
});

describe('/community/book/{id}', () => {
  test('asks about the children of its age, and not about others', async () => {
    const birth = (months: number) => bornAgo({ months });
    await createSignedInParent({
      children: [
        { name: '도담', birth_date: birth(14) },
        { name: '새봄', birth_date: birth(120) },
      ],
    });
    renderApp(BOOK);
    expect(await screen.findByRole('button', { name: '도담: 읽었어요' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '새봄: 읽었어요' })).not.toBeInTheDocument();
  });

  test('says so when it is for no child’s age', async () => {
    await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 120 }) }] });
    renderApp(BOOK);
    expect(await screen.findByText('우리 아이 나이와는 조금 다른 책이에요.')).toBeVisible();
  });

  test('reverts a mark that could not be saved', async () => {
    await createSignedInParent({ children: [{}] });
    mockApiError('PUT', '/community/book/:id/mark', 500, { message: '지금은 저장할 수 없어요' });
    const { user } = renderApp(BOOK);
    const read = await screen.findByRole('button', { name: '도담: 읽었어요' });
    await user.click(read);
    expect(await screen.findByText('지금은 저장할 수 없어요')).toBeVisible();
    expect(read).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows the bibliographic facts with their source and how to read together', async () => {
    await createSignedInParent();
    renderApp(BOOK);
    expect(await screen.findByRole('heading', { level: 1, name: '사랑해 사랑해 사랑해' })).toBeVisible();
    expect(screen.getByText('보물창고, 2006')).toBeVisible();
    expect(screen.getByText(/책 정보: 출판사와 국립중앙도서관의 공개 서지/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('이렇게 함께 읽어요')).toBeVisible();
  });
});
