import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createStyleCache, SHELL_CLASSES } from './style-cache';

const Note = styled('p')({ color: 'red', userSelect: 'none' });

function renderNote() {
  const cache = createStyleCache();
  const { unmount } = render(
    <CacheProvider value={cache}>
      <Note>글</Note>
    </CacheProvider>,
  );
  const { className } = screen.getByText('글');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  unmount();
  cache.sheet.flush();
  return { className, rules: rules.filter((rule) => rule.startsWith(`.${className} `)) };
}

test('a class of the static shell keeps the rules of index.html, any other gets its own with the prefixes of Safari', () => {
  const { className, rules } = renderNote();
  expect(className).toMatch(/^gg-/);
  expect(rules).toEqual([`.${className} {color: red; -webkit-user-select: none; user-select: none;}`]);

  const shell = document.createElement('style');
  shell.setAttribute(SHELL_CLASSES, className.replace('gg-', ''));
  shell.textContent = `.${className}{color:red}`;
  document.head.prepend(shell);
  expect(renderNote()).toEqual({ className, rules: [`.${className} {color: red;}`] });
  // Moved, its rules would be parsed again.
  expect(document.head.firstElementChild).toBe(shell);
});
