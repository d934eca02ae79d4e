import { paths } from '@/domain/paths';
import { prefetchTabs } from './prefetch-tabs';
import type { Page } from './start/find-page';

const loaded: string[] = [];
const page = (path: string, load = () => Promise.resolve({})): Page => ({
  path,
  loads: [
    () => {
      loaded.push(path);
      return load();
    },
  ],
});
const PAGES = [
  page(paths.home),
  page(paths.community.trip),
  page(paths.mypage.setting),
  page(paths.auth.profileSelect, () => Promise.reject(new TypeError('Failed to fetch'))),
  page(paths.mypage.root),
];

beforeEach(() => {
  loaded.length = 0;
  window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the code behind the tabs is fetched one page after another, those after a failure too', async () => {
  await prefetchTabs(PAGES);
  expect(loaded).toEqual([paths.auth.profileSelect, paths.mypage.root, paths.community.trip, paths.home]);
});

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'nothing is fetched ahead on a connection with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    await prefetchTabs(PAGES);
    expect(loaded).toEqual([]);
  },
);
