import path from 'node:path';
import { toPackageName } from '../build/third-party-licences.mjs';
import { listImports, readSources } from './sources.mjs';

const sources = [...readSources(path.resolve(__dirname, '..'))];
const isTest = (file: string) => /\.test\.tsx?$|^src\/testing\//.test(file);

/** The packages that a part of the project imports for more than a type. */
const listPackages = (belongs: (file: string) => boolean) =>
  new Set(
    sources
      .filter(([file]) => belongs(file))
      .flatMap(([file, text]) => listImports(file, text))
      .filter(({ types }) => !types)
      .map(({ to }) => toPackageName(to)),
  );

/** docs/adr/0001-the-design-card-is-the-frame.md */
test('the product imports every library of the frame', () => {
  const imported = listPackages((file) => file.startsWith('src/') && !isTest(file));
  const card = ['react', 'react-dom', '@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'notistack'];
  const missing = [...card, '@mui/material', '@emotion/react', 'dayjs'].filter((name) => !imported.has(name));
  expect(missing).toEqual([]);
});

test('the tools of the frame are those that test, mock and build the product', () => {
  const inTests = listPackages((file) => isTest(file) || /^(jest|mocks)\//.test(file));
  expect(['@testing-library/react', 'msw'].filter((name) => !inTests.has(name))).toEqual([]);
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../package.json');
  expect(scripts.build).toMatch(/^vite build &&/);
  expect(scripts.test).toContain('node_modules/jest/bin/jest.js');
});
