import path from 'node:path';
import { readContent } from './content-files';

/** A title, a heading or a question of the content (JSON) or of the demonstration (TypeScript) that ends in a full stop. */
const STOPPED = /"?\b(?:title|heading|question)"?: ["'`][^"'`\n]*[가-힣]\.["'`]/;

const findStopped = (source: string) => source.split('\n').filter((line) => STOPPED.test(line));

test('titles end without a full stop', () => {
  const found = readContent(path.resolve(__dirname, '..')).flatMap(([file, source]) =>
    findStopped(source).map((line) => [file, line.trim()]),
  );
  expect(found).toEqual([]);
});

test.each([
  [`"question": "비밀번호를 잊었어요.",`, true],
  [`title: '아침이 편해졌어요.',`, true],
  [`"question": "비밀번호를 잊었어요",`, false],
  [`"text": "한 문장이에요.",`, false],
])('finds a full stop in %s: %s', (line, isStopped) => {
  expect(findStopped(line).length > 0).toBe(isStopped);
});
