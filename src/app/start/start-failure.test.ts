import { expectConsoleError } from '@mocks/console-guard';
import { screen } from '@testing-library/react';
import { scriptedBackend } from '@/testing/scripted-backend';
import { reloadOnceOnFailure } from './start-failure';

test('shows an error and a link to the main screen when the app’s own code cannot be loaded', async () => {
  expectConsoleError(/could not start/);
  const backend = scriptedBackend({});
  document.body.innerHTML = '<div id="root"></div>';
  await reloadOnceOnFailure(new TypeError('Failed to fetch dynamically imported module'));
  backend.restore();
  expect(screen.getByRole('alert')).toHaveTextContent('오류가 발생했습니다');
  expect(screen.getByRole('link', { name: '메인으로 가기' })).toHaveAttribute('href', '/');
});
