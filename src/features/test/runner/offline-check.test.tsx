import { createSignedInParent } from '@mocks/fixtures';
import { mockApiUnreachable } from '@mocks/scenarios';
import { screen, waitFor } from '@testing-library/react';
import { openDatabase } from '@/shared/storage/database';
import { attemptOnServer, createOpenCheck } from '@/testing/checks';
import { installIndexedDb } from '@/testing/install-indexed-db';
import { renderApp } from '@/testing/render-app';

installIndexedDb();

test('a check opened again without a network continues after the answers that were sent', async () => {
  const { child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  const at = `/test/post?attempt=${attempt.id}`;
  const question = (index: number) => screen.findByRole('heading', { level: 2, name: new RegExp(`${index}번째 질문`) });
  const first = renderApp(at);
  await question(1);
  // Answers of the server are stored when the page is idle.
  await waitFor(async () => expect(await (await openDatabase())?.count('answers')).toBeGreaterThan(0));
  await waitFor(() => expect(screen.getByRole('button', { name: '해요' })).not.toHaveAttribute('aria-disabled'));
  await first.user.click(screen.getByRole('button', { name: '해요' }));
  await question(2);
  await waitFor(async () => expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1));
  first.unmount();

  mockApiUnreachable('GET', '/diagnostic-test/attempt/:id');
  const { store } = renderApp(at);
  const read = () => Object.entries(store.getState().api.queries).find(([key]) => key.startsWith('getAttempt'))?.[1];
  await waitFor(() => expect([undefined, 'pending']).not.toContain(read()?.status));
  expect(await question(2)).toBeVisible();
});
