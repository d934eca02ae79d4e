import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { apiCalls } from '@mocks/server';
import { screen, waitFor } from '@testing-library/react';
import { boot } from './boot';
import { startEarlyRequests } from './start/early-requests';

let close: (() => void) | undefined;

// As in a browser: React renders in slices, between which the router may change its state.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Opens the product at `path` as main.tsx does. */
async function bootAt(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  startEarlyRequests(window.location);
  close = await boot();
}

/** Views that were counted. A request of the test before may still be answered, and refresh its session. */
const views = () =>
  apiCalls()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => call.endsWith('/view'));

afterEach(() => {
  close?.();
  Reflect.deleteProperty(window, 'flutter_inappwebview');
  window.innerWidth = 390;
});

test('a tablet’s shell is asked once for its learning screen when the product is opened at its root', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const calls: string[] = [];
  window.innerWidth = 1024;
  window.flutter_inappwebview = {
    callHandler: (name: string, payload: unknown) => {
      calls.push(`${name} ${JSON.stringify(payload)}`);
      return Promise.resolve({ ok: true, data: null });
    },
  };
  await bootAt('/');
  await waitFor(() => expect(calls.join()).toContain('/content-dashboard'));
  await screen.findByRole('heading', { name: '도담' });
  expect(calls.filter((call) => call.startsWith('pushScreen'))).toHaveLength(1);
});

test('a post opened by its address counts one view', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { id } = await createPost(await createMember('새봄'), { title: '첫걸음' });
  await bootAt(`/community/info/board/${id}`);
  expect(await screen.findByRole('heading', { name: /첫걸음/ })).toBeVisible();
  await waitFor(() => expect(views()).not.toEqual([]));
  expect(views()).toEqual([`POST /community/post/${id}/view`]);
});

test('the browser’s history keeps its own methods', async () => {
  await bootAt('/auth/login');
  await screen.findByRole('button', { name: '로그인' });
  expect(Object.getOwnPropertyNames(window.history)).not.toContain('pushState');
  expect(Object.getOwnPropertyNames(window.history)).not.toContain('replaceState');
});
