import { createMember, createPost } from '@mocks/community';
import { chooseChild, createChild, signIn } from '@mocks/fixtures';
import { apiCalls, backend } from '@mocks/server';
import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@/shared/api/base-api';
import { renderApp } from '@/testing/render-app';

const PAGES = [
  '/home',
  '/home/health',
  '/test',
  '/community/info',
  '/community/info/board',
  '/community/info/board/:id',
  '/community/trip',
  '/mypage',
  '/mypage/analysis/development',
  '/mypage/notices',
];

let restore = () => {};
afterEach(() => restore());

/** The lists of an answer, to two levels, become null. */
function withoutLists(data: unknown, depth = 0): unknown {
  if (Array.isArray(data)) return null;
  if (typeof data !== 'object' || data === null || depth > 1) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutLists(value, depth + 1)]));
}

/** The answers of one address come without their lists. */
function breakAnswers(path: string) {
  const real = globalThis.fetch;
  restore = () => {
    globalThis.fetch = real;
  };
  globalThis.fetch = async (...request) => {
    const answer = await real(...request);
    const { pathname } = new URL(answer.url, window.location.href);
    if (pathname !== `/api${path}` || !answer.ok) return answer;
    const { data, ...rest } = await answer.json();
    return new Response(JSON.stringify({ ...rest, data: withoutLists(data) }), answer);
  };
}

/** The session itself and the child it is about: without them there is no page. */
const NOT_OF_A_PART = /^\/(auth|profile)\b/;

/** Until the page and what it shows after it have their answers. */
async function settle({ store }: ReturnType<typeof renderApp>) {
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => {
    const { queries } = store.getState()[baseApi.reducerPath];
    const states = Object.values(queries).map((query) => query?.status);
    expect(states).not.toHaveLength(0);
    expect(states).not.toContain('pending');
    expect(screen.queryAllByText('불러오는 중이에요')).toEqual([]);
  });
  await act(() => backend().settled());
}

// React writes what a boundary catches there.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test.each(PAGES)(
  '%s stays when the answer of one of its parts has no lists, and the part has a retry that works',
  async (path) => {
    const member = await createMember('봄봄');
    chooseChild(await createChild(member.id));
    await signIn(member);
    const { id } = await createPost(member);
    const address = path.replace(':id', id);
    const first = renderApp(address);
    await settle(first);
    const parts = new Set(
      apiCalls()
        .filter(({ method }) => method === 'GET')
        .map((call) => call.path.replace(/\?.*/, '')),
    );
    first.unmount();
    const failed: string[] = [];
    for (const part of [...parts].filter((part) => !NOT_OF_A_PART.test(part))) {
      breakAnswers(part);
      const visit = renderApp(address);
      await settle(visit);
      if (screen.queryAllByText('오류가 발생했습니다').length > 0) failed.push(part);
      restore();
      // A part below the fold fails a moment later.
      await waitFor(async () => {
        for (const again of screen.queryAllByRole('button', { name: '다시 시도' })) await visit.user.click(again);
        await settle(visit);
        expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      });
      visit.unmount();
    }
    expect(parts.size).toBeGreaterThan(1);
    expect(failed).toEqual([]);
  },
);
