import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createStyleCache } from './style-cache';

const Note = styled('p')({ color: 'red', userSelect: 'none' });

const renderNote = () =>
  render(
    <CacheProvider value={createStyleCache()}>
      <Note>글</Note>
    </CacheProvider>,
  );
const readRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

test('a class of the static shell keeps the rules of index.html, any other gets its own with the prefixes of Safari', () => {
  const { unmount } = renderNote();
  const { className } = screen.getByText('글');
  expect(className).toMatch(/^gg-/);
  expect(readRules()).toEqual([`.${className} {color: red; -webkit-user-select: none; user-select: none;}`]);
  unmount();

  const name = className.slice('gg-'.length);
  document.head.innerHTML = `<style data-emotion="gg ${name}">.${className}{color:red}</style>`;
  renderNote();
  expect(screen.getByText('글')).toHaveClass(className);
  expect(readRules()).toEqual([`.${className} {color: red;}`]);
});
