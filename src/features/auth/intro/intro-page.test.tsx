import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const dots = () => screen.getAllByRole('button', { name: /^소개 \d/ });
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('/intro', () => {
  test('has three panels with dots that follow a swipe and lead to their panel', async () => {
    const { user } = renderApp('/intro');
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(shown()).toBe(0);
    expect(screen.getByText(/질병관리청 성장도표 · CDC 발달 이정표/)).toBeVisible();

    await user.click(dots()[2] as HTMLElement);
    expect(shown()).toBe(2);

    const track = screen.getByRole('list', { name: '소개' });
    Object.defineProperty(track, 'clientWidth', { value: 390 });
    fireEvent.scroll(track, { target: { scrollLeft: 400 } });
    expect(shown()).toBe(1);
  });

  test.each([
    ['시작하기', '/auth/profile/form'],
    ['이미 계정이 있어요', '/auth/login'],
  ])('the link %s leads to %s', async (name, path) => {
    const { user, place } = renderApp('/intro');
    await user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('button', { name: '뒤로' });
    expect(place()).toBe(path);
  });
});
