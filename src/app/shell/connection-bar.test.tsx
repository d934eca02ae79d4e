import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

afterEach(() => jest.restoreAllMocks());

const browserIs = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const WORDS = '오프라인이에요. 연결되면 자동으로 다시 이어져요.';

test('announces an offline browser in an existing live region until it is online', async () => {
  const { container } = renderApp('/intro');
  await screen.findByRole('heading', { level: 1 });
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  browserIs(false);
  expect(region).toHaveTextContent(WORDS);
  browserIs(true);
  expect(region).toBeEmptyDOMElement();
});

test('shows the offline notice on a page opened offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/intro');
  expect(await screen.findByText(WORDS)).toBeVisible();
});
