import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { prefetchTabs } from './prefetch-tabs';

const loaded: string[] = [];
/** What is left of the idle periods, the last one again and again. */
let periods: number[];
const route = (path: string, load = () => Promise.resolve({})): RouteObject => ({
  path,
  lazy: () => {
    loaded.push(path);
    return load();
  },
});
const ROUTES = [
  route(paths.home),
  route(paths.community.trip),
  route(paths.mypage.setting),
  route(paths.auth.profileSelect, () => Promise.reject(new TypeError('Failed to fetch'))),
  route(paths.mypage.root),
];

beforeEach(() => {
  loaded.length = 0;
  periods = [50];
  window.requestIdleCallback = (run) =>
    window.setTimeout(() => {
      const left = (periods.length > 1 ? periods.shift() : periods[0]) ?? 0;
      run({ didTimeout: false, timeRemaining: () => left });
    });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the code behind the tabs is fetched one page after another, those after a failure too', async () => {
  await prefetchTabs(ROUTES);
  expect(loaded).toEqual([paths.auth.profileSelect, paths.mypage.root, paths.community.trip, paths.home]);
});

test('nothing is fetched ahead while frames are due', async () => {
  periods = [5, 12, 0, 50];
  const done = prefetchTabs(ROUTES);
  while (periods.length > 1) {
    expect(loaded).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await done;
  expect(loaded).toHaveLength(4);
});

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'nothing is fetched ahead on a connection with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    await prefetchTabs(ROUTES);
    expect(loaded).toEqual([]);
  },
);
