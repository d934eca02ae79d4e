import { darkRoles, lightRoles } from '@/shared/color-schemes';
import { chooseBrightness } from '@/shared/storage/brightness';

const device = Object.assign(new EventTarget(), { matches: false });
const root = document.documentElement;
const meta = document.createElement('meta');
meta.name = 'theme-color';

beforeAll(() => {
  document.head.append(meta);
  jest.spyOn(window, 'matchMedia').mockReturnValue(device as MediaQueryList);
  // as the page does before its first paint
  jest.requireActual('../../../public/color-scheme.js');
});
afterAll(() => {
  jest.restoreAllMocks();
  delete root.dataset.scheme;
  root.removeAttribute('style');
});

const setDevice = (matches: boolean) => {
  device.matches = matches;
  device.dispatchEvent(new Event('change'));
};
const shown = () => [root.dataset.scheme, meta.content];
const [LIGHT, DARK] = [
  ['light', lightRoles.paper],
  ['dark', darkRoles.paper],
];

test('the colour scheme follows the device until one is chosen, and again when that is taken back', () => {
  expect(shown()).toEqual(LIGHT);
  setDevice(true);
  expect(shown()).toEqual(DARK);
  chooseBrightness('light');
  expect(shown()).toEqual(LIGHT);
  setDevice(false);
  chooseBrightness('dark');
  expect(shown()).toEqual(DARK);
  chooseBrightness('device');
  expect(shown()).toEqual(LIGHT);
});

test('a choice in another tab is applied here', () => {
  localStorage.setItem('ggp_v1_brightness', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_v1_brightness' }));
  expect(shown()).toEqual(DARK);
});
