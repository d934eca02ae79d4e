import { MINUTE_MS } from '@contract/common/time';
import { listenToShell } from '@/app/shell/listen-to-shell';
import { isInApp, pushScreen, requestPermissions, savePushToken, selectProfile, shareBoard } from './bridge';
import type { CallName } from './bridge-calls';
import { callShell } from './call-shell';

const uncaught = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  process.on('unhandledRejection', uncaught);
  window.addEventListener('error', uncaught);
});
afterEach(async () => {
  await jest.runAllTimersAsync();
  const escaped = uncaught.mock.calls.splice(0);
  process.off('unhandledRejection', uncaught);
  window.removeEventListener('error', uncaught);
  for (const key of ['flutter_inappwebview', 'GrowGrowShell', 'GrowGrowPage']) Reflect.deleteProperty(window, key);
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (escaped.length > 0) throw new Error(`Uncaught: ${String(escaped[0])}`);
});

const PUSH_TOKEN = { token: 'fcm:0123456789abcdef', platform: 'android' };
const GOOD = {
  pushScreen: null,
  shareBoard: null,
  shareFile: null,
  requestPermissions: { notification: 'granted' },
  savePushToken: PUSH_TOKEN,
  selectProfile: null,
  haptic: null,
} as const satisfies Record<CallName, unknown>;
const PAYLOADS = {
  pushScreen: { name: '/content-dashboard', value: 1 },
  shareBoard: { title: '주말 나들이', url: 'https://example.com/share/1' },
  shareFile: { name: '하린 진료용 기록.pdf', type: 'application/pdf', data: 'JVBERi0=' },
  requestPermissions: { permissions: ['notification'] },
  savePushToken: { token: null },
  selectProfile: { id: 'child-1' },
  haptic: { kind: 'like' },
} as const;
const NAMES = Object.keys(GOOD) as CallName[];
const LIMIT_MS = {
  pushScreen: 2000,
  shareBoard: 2000,
  shareFile: 2000,
  requestPermissions: MINUTE_MS,
  savePushToken: 2000,
  selectProfile: 2000,
  haptic: 2000,
};

/** How a shell answers one message: any number of replies, each after so many ms; or it throws. */
type Behaviour = (name: CallName) => { after: number; reply: unknown }[];
const answers: Behaviour = (name) => [{ after: 10, reply: { ok: true, data: GOOD[name] } }];

const handlers = (behave: Behaviour) => {
  window.flutter_inappwebview = {
    callHandler: (name) =>
      new Promise((resolve) => {
        for (const { after, reply } of behave(name as CallName)) setTimeout(() => resolve(reply), after);
      }),
  };
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
};
const channel = (behave: Behaviour) => {
  listenToShell(() => undefined);
  window.GrowGrowShell = {
    postMessage: (json) => {
      const { id, call } = JSON.parse(json) as { id: string; call: CallName };
      for (const { after, reply } of behave(call)) {
        const withId = typeof reply === 'object' && reply !== null ? { id, ...reply } : reply;
        setTimeout(() => window.GrowGrowPage?.reply(JSON.stringify(withId)), after);
      }
    },
  };
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
};
const SHELLS = [
  ['flutter_inappwebview', handlers],
  ['webview_flutter', channel],
] as const;

/** The call's result and how long it took by the (faked) clock. */
async function timed<Name extends CallName>(name: Name) {
  const began = Date.now();
  const call = callShell(name, PAYLOADS[name] as never).then((result) => ({ result, ms: Date.now() - began }));
  await jest.advanceTimersByTimeAsync(61_000);
  return call;
}
const marked = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 GrowGrowApp/2.1');

describe.each(NAMES)('%s', (name) => {
  test('answers NOT_IN_APP at once in a browser', async () => {
    expect(await timed(name)).toEqual({ result: { ok: false, code: 'NOT_IN_APP' }, ms: 0 });
  });

  describe.each(SHELLS)('with %s', (_, install) => {
    test('returns the shell’s answer', async () => {
      install(answers);
      expect(await timed(name)).toEqual({ result: { ok: true, data: GOOD[name] }, ms: 10 });
    });

    test.each([0, 300, 1400, 1499])('waits for a shell that appears after %i ms', async (late) => {
      marked();
      setTimeout(() => install(answers), late);
      expect(await timed(name)).toEqual({ result: { ok: true, data: GOOD[name] }, ms: late + 10 });
    });

    test.each([1501, 2500, 5000])('times out before a shell appears after %i ms', async (late) => {
      marked();
      setTimeout(() => install(answers), late);
      expect(await timed(name)).toEqual({ result: { ok: false, code: 'TIMEOUT' }, ms: 1500 });
    });

    test('times out when the shell does not answer', async () => {
      install(() => []);
      expect(await timed(name)).toEqual({ result: { ok: false, code: 'TIMEOUT' }, ms: LIMIT_MS[name] });
    });

    test.each([
      ['an old version without this call', null],
      ['an old version that says so', { ok: false, code: 'UNSUPPORTED' }],
      ['a failure of an unknown kind', { ok: false, code: 'E42' }],
      ['a bare true', true],
      ['a text', 'ok'],
      ['a number as ok', { ok: 1 }],
    ])('%s', async (_what, reply) => {
      install(() => [{ after: 10, reply }]);
      const { result, ms } = await timed(name);
      // On the one-way channel a reply without an id answers nothing.
      const unheard = install === channel && (typeof reply !== 'object' || reply === null);
      expect(result).toEqual({ ok: false, code: unheard ? 'TIMEOUT' : 'UNSUPPORTED' });
      expect(ms).toBeLessThanOrEqual(LIMIT_MS[name]);
    });

    test('returns a denial of the person', async () => {
      install(() => [{ after: 10, reply: { ok: false, code: 'DENIED' } }]);
      expect(await timed(name)).toEqual({ result: { ok: false, code: 'DENIED' }, ms: 10 });
    });

    test('uses the first of several replies', async () => {
      install((call) => [
        { after: 10, reply: { ok: true, data: GOOD[call] } },
        { after: 11, reply: { ok: false, code: 'DENIED' } },
        { after: 5000, reply: { ok: true, data: GOOD[call] } },
      ]);
      expect(await timed(name)).toEqual({ result: { ok: true, data: GOOD[name] }, ms: 10 });
    });
  });

  test('answers UNSUPPORTED when the shell throws, rejects or returns no promise', async () => {
    const broken = () => {
      throw new Error('old shell');
    };
    window.flutter_inappwebview = { callHandler: broken };
    expect(await timed(name)).toEqual({ result: { ok: false, code: 'UNSUPPORTED' }, ms: 0 });
    window.flutter_inappwebview = { callHandler: () => Promise.reject(new Error('no such handler')) };
    expect(await timed(name)).toEqual({ result: { ok: false, code: 'UNSUPPORTED' }, ms: 0 });
    window.flutter_inappwebview = { callHandler: (() => 7) as never };
    expect(await timed(name)).toEqual({ result: { ok: false, code: 'UNSUPPORTED' }, ms: 0 });
    Reflect.deleteProperty(window, 'flutter_inappwebview');
    window.GrowGrowShell = { postMessage: broken };
    expect(await timed(name)).toEqual({ result: { ok: false, code: 'UNSUPPORTED' }, ms: 0 });
  });
});

test.each([
  ['requestPermissions', { notification: 'maybe' }],
  ['requestPermissions', 'granted'],
  ['savePushToken', { token: 'short', platform: 'android' }],
  ['savePushToken', null],
] as const)('%s refuses data of another shape (%p)', async (name, data) => {
  handlers(() => [{ after: 0, reply: { ok: true, data } }]);
  expect((await timed(name)).result).toEqual({ ok: false, code: 'UNSUPPORTED' });
});

test('sends no payload that does not match its schema', async () => {
  const callHandler = jest.fn();
  window.flutter_inappwebview = { callHandler };
  expect(await callShell('shareBoard', { title: '', url: 'not an address' })).toEqual({
    ok: false,
    code: 'UNSUPPORTED',
  });
  expect(callHandler).not.toHaveBeenCalled();
});

test('detects no shell in a small browser', () => {
  window.innerWidth = 390;
  expect(isInApp()).toBe(false);
});

test('matches replies on the channel to their calls in any order', async () => {
  channel((call) => [{ after: call === 'pushScreen' ? 50 : 5, reply: { ok: true, data: GOOD[call] } }]);
  const both = Promise.all([pushScreen('/a'), savePushToken(null), selectProfile('child-1')]);
  await jest.advanceTimersByTimeAsync(60);
  expect(await both).toEqual([
    { ok: true, data: null },
    { ok: true, data: PUSH_TOKEN },
    { ok: true, data: null },
  ]);
});

test('ignores messages of a foreign frame', async () => {
  const listener = jest.fn();
  listenToShell(listener);
  window.GrowGrowShell = { postMessage: () => undefined };
  const call = pushScreen('/content-dashboard');
  for (const data of [{ ok: true }, JSON.stringify({ kind: 'pushToken', ...PUSH_TOKEN })]) {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
  }
  await jest.advanceTimersByTimeAsync(2000);
  expect(await call).toEqual({ ok: false, code: 'TIMEOUT' });
  expect(listener).not.toHaveBeenCalled();
});

test('accepts only a push token and an access token from the shell', () => {
  const listener = jest.fn();
  const stop = listenToShell(listener);
  const page = window.GrowGrowPage;
  page?.tell(JSON.stringify({ kind: 'pushToken', ...PUSH_TOKEN }));
  page?.tell({ kind: 'accessToken', token: 'aaa.bbb.ccc' });
  for (const wrong of ['{', '', null, 7, { kind: 'script', run: '1' }, { kind: 'accessToken', token: 'a b' }]) {
    page?.tell(wrong);
    page?.reply(wrong);
  }
  expect(listener.mock.calls).toEqual([
    [{ kind: 'pushToken', ...PUSH_TOKEN }],
    [{ kind: 'accessToken', token: 'aaa.bbb.ccc' }],
  ]);
  stop();
  expect(window.GrowGrowPage).toBeUndefined();
});

describe('in a browser', () => {
  const share = async () => shareBoard('주말 나들이', 'https://example.com/share/1');
  const give = (part: object) => {
    for (const [key, value] of Object.entries(part))
      Object.defineProperty(navigator, key, { value, configurable: true });
  };
  afterEach(() => {
    for (const key of ['share', 'clipboard', 'permissions']) Reflect.deleteProperty(navigator, key);
  });

  test('shares a post by the browser or copies its address', async () => {
    expect(await share()).toBe('failed');
    const writeText = jest.fn(async () => undefined);
    give({ clipboard: { writeText } });
    expect(await share()).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('https://example.com/share/1');
    give({ share: async () => undefined });
    expect(await share()).toBe('shared');
    give({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    expect(await share()).toBe('cancelled');
    give({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    expect(await share()).toBe('copied');
  });

  test('returns the browser’s states of the permissions', async () => {
    expect(await requestPermissions(['camera', 'photos'])).toEqual({ camera: 'ask', photos: 'ask' });
    const states: Record<string, string> = { camera: 'granted', notifications: 'prompt', geolocation: 'denied' };
    const query = async ({ name }: { name: string }) => {
      if (!states[name]) throw new TypeError(name);
      return { state: states[name] };
    };
    give({ permissions: { query } });
    expect(await requestPermissions(['camera', 'notification', 'location', 'microphone'])).toEqual({
      camera: 'granted',
      notification: 'ask',
      location: 'denied',
      microphone: 'ask',
    });
  });

  test('counts permissions as denied when the shell does not answer', async () => {
    handlers(() => []);
    const asked = requestPermissions(['camera']);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await asked).toEqual({ camera: 'denied' });
  });
});
