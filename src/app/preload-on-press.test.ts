import { paths } from '@/domain/paths';
import { afterPaint } from '@/shared/lib/after-paint';
import { preloadOnPress } from './preload-on-press';
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

beforeAll(() =>
  preloadOnPress([
    page(paths.home),
    page(paths.mypage.root, () => Promise.reject(new TypeError('Failed to fetch'))),
    { path: '/loaded', loads: [] },
  ]),
);
beforeEach(() => {
  loaded.length = 0;
});
afterEach(() => {
  document.body.innerHTML = '';
});

function press(html: string) {
  document.body.innerHTML = html;
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

test("a pressed link loads its page's code, after what shows the press", async () => {
  press(`<a href="${paths.home}?child=c1#top"><span>홈</span></a>`);
  expect(loaded).toEqual([]);
  await afterPaint();
  expect(loaded).toEqual([paths.home]);
});

test('a page whose code cannot be loaded is no error yet', async () => {
  const onError = jest.fn();
  process.on('unhandledRejection', onError);
  press(`<a href="${paths.mypage.root}"><span>마이</span></a>`);
  await afterPaint();
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', onError);
  expect(loaded).toEqual([paths.mypage.root]);
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  ['another site', `<a href="https://example.com${paths.home}"><span>홈</span></a>`],
  ['a page without code of its own', '<a href="/loaded"><span>홈</span></a>'],
  ['an unknown address', '<a href="/nowhere"><span>홈</span></a>'],
  ['what is no link', '<button><span>홈</span></button>'],
])('a press on %s loads nothing', async (_, html) => {
  press(html);
  await afterPaint();
  expect(loaded).toEqual([]);
});
