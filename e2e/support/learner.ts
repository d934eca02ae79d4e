import type { Page } from '@playwright/test';
import type { User } from '../../contract/auth/auth.responses';
import type { Success } from '../../contract/common/envelope';

/**
 * The page is inside a native shell that says yes to everything, and its account seems to have a guardian password, for
 * journeys that test neither. To be called before the page is opened.
 */
export async function openToLearners(page: Page) {
  await page.addInitScript({ content: 'window.flutter_inappwebview = { callHandler: async () => ({ ok: true }) };' });
  await page.route('**/api/auth/info', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const answer = (await response.json()) as Success<User>;
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, grow_learning_password: true } } });
  });
}
