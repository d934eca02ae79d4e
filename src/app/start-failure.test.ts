import { expectConsoleError } from '@mocks/console-guard';
import { screen } from '@testing-library/react';
import { scriptedBackend } from '@/testing/scripted-backend';
import { reloadOnceOnFailure } from './start-failure';

test('a page whose own code cannot be had says so in words, with a way to the main screen', async () => {
  expectConsoleError(/could not start/);
  const backend = scriptedBackend({});
  document.body.innerHTML = '<div id="root"></div>';
  await reloadOnceOnFailure(new TypeError('Failed to fetch dynamically imported module'));
  backend.restore();
  expect(screen.getByRole('alert')).toHaveTextContent('오류가 발생했습니다');
  expect(screen.getByRole('link', { name: '메인으로 가기' })).toHaveAttribute('href', '/');
});
