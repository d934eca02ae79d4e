import { createSignedInParent } from '@mocks/fixtures';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

test('the static shell is removed with the first render of the frame', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const shell = document.createElement('div');
  shell.dataset.staticShell = 'home';
  document.body.append(shell);
  renderApp('/home');
  await screen.findByRole('navigation', { name: '주 메뉴' });
  expect(shell).not.toBeInTheDocument();
});
