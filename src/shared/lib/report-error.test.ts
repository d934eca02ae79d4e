import { clientError } from '@contract/common/client-errors';
import * as v from 'valibot';
import { followErrors, reportError, toReport } from './report-error';

const CHROME = `TypeError: 김하늘 is not a function
    at Gr (https://planner.example.com/assets/home-page-DHIrqVa.js:1:4711)
    at https://planner.example.com/assets/index-Bb0yMNZ.js:3:12`;
const SAFARI = `Gr@https://planner.example.com/assets/home-page-DHIrqVa.js:1:4711
@https://planner.example.com/assets/index-Bb0yMNZ.js:3:12`;

const failed = (stack: string, name = 'TypeError') => Object.assign(new Error('김하늘'), { name, stack });
const place = { pathname: '/community/trip/0190b2c4', params: { section: 'trip', id: '0190b2c4' } };

test.each([
  ['Chrome', CHROME],
  ['Safari and Firefox', SAFARI],
])('a stack of %s is told by files of the build, without message and values', (_, stack) => {
  const report = toReport(failed(stack), place);
  expect(report).toEqual({
    release: '',
    route: '/community/:section/:id',
    name: 'TypeError',
    frames: [
      { file: 'home-page-DHIrqVa.js', line: 1, column: 4711 },
      { file: 'index-Bb0yMNZ.js', line: 3, column: 12 },
    ],
  });
  expect(v.parse(clientError, report)).toEqual(report);
  expect(JSON.stringify(report)).not.toMatch(/김하늘|0190|trip/);
});

test.each([
  ['/', {}, '/'],
  ['/child/%EA%B9%80', { child: '김' }, '/child/:child'],
  ['/child/%EA%B9%80', {}, '/child/…'],
  ['/a/0190b2c4/', {}, '/a/…/'],
  ['/nowhere/x1', { '*': 'nowhere/x1' }, '/nowhere/…'],
  ['/%E0%A4%A/x', {}, '/…/x'],
])('the route of %s is a pattern that the server takes', (pathname, params, route) => {
  const report = toReport(failed(CHROME), { pathname, params });
  expect(report?.route).toBe(route);
  expect(v.is(clientError, report)).toBe(true);
});

test('an error outside the build is not told, nor a name that is no word', () => {
  expect(toReport(failed('at chrome-extension://abc/content.js:1:2'), place)).toBeNull();
  expect(toReport(failed(CHROME, '김하늘'), place)?.name).toBe('Error');
});

describe('reports', () => {
  const sent: [string, unknown][] = [];
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => {
    sent.length = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (typeof address === 'string' && typeof init?.body === 'string') sent.push([address, JSON.parse(init.body)]);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
  });

  test('go out once for an error that nobody handled, from where the page is', () => {
    // Jest takes every error event of a window for its own.
    const listeners = new Map<string, (event: unknown) => void>();
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.set(type, (event) => void listener(event));
    });
    followErrors(() => place);
    const error = failed(CHROME, 'RangeError');
    listeners.get('error')?.({ error });
    listeners.get('unhandledrejection')?.({ reason: error });
    expect(sent).toEqual([
      ['/client-error', expect.objectContaining({ name: 'RangeError', route: '/community/:section/:id' })],
    ]);
    listeners.get('unhandledrejection')?.({ reason: failed(CHROME, 'EvalError') });
    expect(sent).toHaveLength(2);
  });

  test('a page sends five at most, and nothing of what is no error', () => {
    reportError('김하늘');
    expect(sent).toEqual([]);
    for (let index = 0; index < 20; index += 1) reportError(failed(CHROME.replace('4711', String(index + 1))));
    expect(sent.length).toBeLessThanOrEqual(5);
    expect(sent.length).toBeGreaterThan(0);
  });
});
