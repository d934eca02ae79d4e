import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { transformSync } from '@swc/core';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emotionCompilesInRender, emotionHashesOnce, emotionSerializesOnce } from './dependency-patches.ts';

type SerializeStyles = (...given: unknown[]) => unknown;
type CreateStyled = (tag: unknown, options?: object) => (...styles: unknown[]) => ElementType;

const load = createRequire(__filename);
const dist = (name: string) => path.join(path.dirname(load.resolve(`${name}/package.json`)), 'dist');
const HASH = path.join(dist('@emotion/hash'), 'emotion-hash.esm.js');
const SERIALIZE = path.join(dist('@emotion/serialize'), 'emotion-serialize.esm.js');
const STYLED = path.join(path.dirname(dist('@emotion/styled')), 'base/dist/emotion-styled-base.browser.esm.js');

/** Exports of a package's file, patched as in the build or not, with other modules in place of some that it imports. */
function run<Exports>(file: string, patched: boolean, modules: Record<string, unknown> = {}): Exports {
  let code = readFileSync(file, 'utf8');
  for (const { transform } of patched ? [emotionHashesOnce(), emotionSerializesOnce(), emotionCompilesInRender()] : [])
    if (transform.filter.id.test(file)) ({ code } = transform.handler(code));
  const commonjs = transformSync(code, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } }).code;
  const module = { exports: {} as Exports };
  const ask = (name: string) => modules[name] ?? load(name.replace('helpers/esm/', 'helpers/'));
  compileFunction(commonjs, ['require', 'module', 'exports'])(ask, module, module.exports);
  return module.exports;
}

/** Emotion's `styled`, as it is or as in the build, and how often it has serialized styles. */
function makeStyled(patched: boolean) {
  const serialize = run<{ serializeStyles: SerializeStyles }>(SERIALIZE, patched, {
    '@emotion/hash': run(HASH, patched),
  });
  const counted = { calls: 0 };
  const serializeStyles: SerializeStyles = (...given) => {
    counted.calls += 1;
    return serialize.serializeStyles(...given);
  };
  const styled = run<{ default: CreateStyled }>(STYLED, patched, { '@emotion/serialize': { serializeStyles } });
  return { styled: styled.default, counted };
}

/** Markup, with its style elements, of what the product does with styled components. */
function draw(styled: CreateStyled): string {
  const Box = styled('div')({ display: 'flex', '& > span': { padding: 8 } });
  const Wide = styled(Box)({ width: '100%' });
  const Tinted = styled('p')(({ tint }: { tint: string }) => ({ color: tint }), { margin: 0 });
  const Mixed = styled('b')([{ top: 1 }, ({ high }: { high: number }) => ({ bottom: high })]);
  const Written = styled('i')`
    left: 1px;
  `;
  const drawn = (tag: ElementType, props: object = {}) => renderToStaticMarkup(createElement(tag, props));
  return [
    ...[Box, Wide, Written, Box, Wide, Written].map((tag) => drawn(tag)),
    ...['red', 'blue', 'red'].map((tint) => drawn(Tinted, { tint })),
    ...[1, 2, 1].map((high) => drawn(Mixed, { high })),
  ].join('\n');
}

test('the styles of the build are those of Emotion', () => {
  const markup = draw(makeStyled(true).styled);
  expect(markup).toBe(draw(makeStyled(false).styled));
  expect(new Set(markup.split('\n')).size).toBe(7);
});

test('fixed styles are serialized once in the build', () => {
  const { styled, counted } = makeStyled(true);
  const Box = styled('div')({ display: 'flex' });
  const Tinted = styled('p')(({ tint }: { tint: string }) => ({ color: tint }));
  for (let nth = 0; nth < 3; nth += 1) renderToStaticMarkup(createElement(Box));
  expect(counted.calls).toBe(1);
  for (let nth = 0; nth < 3; nth += 1) renderToStaticMarkup(createElement(Tinted, { tint: 'red' }));
  expect(counted.calls).toBe(4);
});

test('an element asks for its compiled style when it is rendered', () => {
  const { styled } = makeStyled(true);
  const cache = Object.assign(createCache({ key: 'gg' }), { compile: jest.fn() });
  const Box = styled('div')({ display: 'flex' });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, createElement(Box)));
  expect(cache.compile).toHaveBeenCalledTimes(1);
  expect(markup).toContain(`gg-${cache.compile.mock.calls[0][0].name}`);
});

test('a build without the piece that is replaced fails', () => {
  const { transform } = emotionHashesOnce();
  expect(() => transform.handler('export default 1;')).toThrow('Emotion hashes in another way now');
});
