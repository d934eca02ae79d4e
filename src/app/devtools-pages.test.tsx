import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { devTools, sanitise, sentence } from './devtools';
import { createRootReducer } from './root-reducer';

const recorded: UnknownAction[] = [];
test('the actions and the state of several pages show names of vaccines and tests, and no person', async () => {
  const { child } = await createSignedInParent({ name: '김하늘', children: [{ name: '도담' }] });
  const { id } = await createPost(await createMember('새봄'), { title: '첫걸음' });
  const app = renderApp('/home');
  const reduce = createRootReducer();
  app.store.replaceReducer((state, action) => {
    recorded.push(action);
    return reduce(state, action);
  });
  expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
  for (const [path, shown] of [
    ['/home/health', /^지금 받을 수 있어요/],
    ['/test', '지금 할 체크'],
    ['/home', '도담'],
    [`/community/info/board/${id}`, /첫걸음/],
  ] as const) {
    await app.router.navigate(path);
    expect(await screen.findByRole('heading', { name: shown })).toBeVisible();
  }
  await app.user.click(await screen.findByRole('button', { name: /^좋아요/ }));
  await waitFor(() => expect(recorded.map(sentence)).toContain('API: get post updated'));

  const seen = JSON.stringify([recorded.map((action) => sanitise(action)), sanitise(app.store.getState())]);
  const shown = recorded.filter((action) => devTools.predicate?.(app.store.getState(), action));
  expect(shown.map(sentence)).not.toContainEqual(expect.stringMatching(/failed|query result patched/));
  for (const name of ['도담', '김하늘', '새봄', child?.birth_date]) expect(seen).not.toContain(name);
  expect(seen).toMatch(/폐렴구균|수두|MMR|DTaP/);
  expect(seen).toMatch(/개월 발달 체크/);
});
