import { createSignedInParent } from '@mocks/fixtures';
import { screen } from '@testing-library/react';
import { renderApp } from './render-app';

const READ = ['display', 'visibility', 'pointer-events', 'opacity'];

/** Of each element by its step: jsdom walks all rules for each. */
const readStyles = (compute: typeof getComputedStyle, step = 1) =>
  [...document.querySelectorAll('*')]
    .filter((_, index) => index % step === 0)
    .map((element) => {
      const style = compute(element);
      return [element.outerHTML.slice(0, 80), ...READ.map((property) => style.getPropertyValue(property))];
    });

test('computed styles equal those of jsdom for a page with a dialog', async () => {
  await createSignedInParent();
  renderApp('/mypage/setting#notifications');
  await screen.findByRole('dialog', { name: '알림 설정' });
  expect(readStyles(getComputedStyle, 7)).toEqual(readStyles(__jsdomComputedStyle, 7));
});

test('computed styles follow a changed sheet, class and style attribute', () => {
  document.body.innerHTML = '<main><p class="note">글</p></main>';
  const note = document.querySelector('p') as HTMLElement;
  const sheet = document.head.appendChild(document.createElement('style'));
  expect(getComputedStyle(note).display).toBe('block');
  sheet.textContent = '@media screen { main > .note:not(.open) { display: none; pointer-events: none } }';
  expect([getComputedStyle(note).display, getComputedStyle(note).pointerEvents]).toEqual(['none', 'none']);
  note.classList.add('open');
  expect(getComputedStyle(note).display).toBe('block');
  sheet.textContent = 'main { visibility: hidden } .note { visibility: unset }';
  expect(getComputedStyle(note).visibility).toBe('hidden');
  (sheet.firstChild as Text).data = 'main > p { display: grid }';
  expect(getComputedStyle(note).display).toBe('grid');
  note.style.visibility = 'visible';
  expect(getComputedStyle(note).visibility).toBe('visible');
  expect(readStyles(getComputedStyle)).toEqual(readStyles(__jsdomComputedStyle));
  sheet.remove();
});
