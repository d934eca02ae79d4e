import { CacheProvider, css } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createStyleCache, SHELL_CLASSES, type StyleCache } from './style-cache';

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
  shell.setAttribute(SHELL_CLASSES, '');
  shell.textContent = `.${className}{color:red}`;
  document.head.prepend(shell);
  expect(renderNote()).toEqual({ className, rules: [`.${className} {color: red;}`] });
  // Moved, its rules would be parsed again.
  expect(document.head.firstElementChild).toBe(shell);
});

test('a style that was compiled when it was rendered is inserted with the same rules', () => {
  const style = css({ color: 'red', '&:hover': { color: 'blue' } });
  const insertedBy = (cache: StyleCache) => {
    const rules: string[] = [];
    const sheet = { insert: (rule: string) => void rules.push(rule) } as StyleCache['sheet'];
    cache.insert(`.gg-${style.name}`, style, sheet, true);
    return { rules, isInserted: cache.inserted[style.name] };
  };
  const cache = createStyleCache();
  cache.compile?.(style);
  expect(cache.inserted[style.name]).toBeUndefined();
  const compiled = insertedBy(cache);
  expect(compiled).toEqual(insertedBy(createStyleCache()));
  expect(compiled).toEqual({
    rules: [`.gg-${style.name}{color:red;}`, `.gg-${style.name}:hover{color:blue;}`],
    isInserted: true,
  });
});
