import { isInApp, pushScreen, selectProfile } from './bridge';

afterEach(() => {
  Reflect.deleteProperty(window, 'flutter_inappwebview');
  Reflect.deleteProperty(window, 'GrowGrowShell');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const userAgent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);

it('a browser is no shell, whatever its size', async () => {
  window.innerWidth = 390;
  expect(isInApp()).toBe(false);
  await expect(pushScreen('/content-dashboard')).resolves.toBe(false);
});

it('speaks to handlers of flutter_inappwebview', async () => {
  const callHandler = jest.fn(async () => null);
  window.flutter_inappwebview = { callHandler };
  expect(isInApp()).toBe(true);
  await expect(pushScreen('/content-dashboard', 1)).resolves.toBe(true);
  expect(callHandler).toHaveBeenCalledWith('pushScreen', { name: '/content-dashboard', value: 1 });
});

it('speaks to a JavaScript channel of webview_flutter', async () => {
  const postMessage = jest.fn();
  window.GrowGrowShell = { postMessage };
  await expect(selectProfile('child-1')).resolves.toBe(true);
  expect(JSON.parse(postMessage.mock.calls[0][0])).toEqual({ call: 'selectProfile', payload: { id: 'child-1' } });
});

it('waits for a shell that is late, and no longer than two seconds for one that is silent', async () => {
  jest.useFakeTimers();
  userAgent('Mozilla/5.0 GrowGrowApp/2.1');
  const late = pushScreen('/content-dashboard');
  const callHandler = jest.fn(async () => null);
  window.flutter_inappwebview = { callHandler };
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
  await expect(late).resolves.toBe(true);

  Reflect.deleteProperty(window, 'flutter_inappwebview');
  const silent = pushScreen('/content-dashboard');
  await jest.advanceTimersByTimeAsync(2000);
  await expect(silent).resolves.toBe(false);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('old shell');
    },
    false,
  ],
  ['rejects', () => Promise.reject(new Error('no such handler')), true],
])('a shell that %s breaks nothing', async (_, callHandler, taken) => {
  window.flutter_inappwebview = { callHandler };
  await expect(pushScreen('/content-dashboard')).resolves.toBe(taken);
});
