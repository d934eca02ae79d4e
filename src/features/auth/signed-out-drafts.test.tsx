import { screen, waitFor } from '@testing-library/react';
import { sessionStarted } from '@/shared/session/session-events';
import { renderApp } from '@/testing/render-app';
import { tokenFor } from '@/testing/scripted-backend';

const MARK = 'grandmother';
const listMarked = (storage: Storage) => Object.keys(storage).filter((key) => storage.getItem(key)?.includes(MARK));

test.each(['/auth/login', '/auth/find/user-account'])(
  'what is typed at %s stays in the tab, and is gone once somebody signs in',
  async (path) => {
    const { user, store } = renderApp(path);
    const fields = await screen.findAllByRole('textbox');
    for (const field of fields) await user.type(field, MARK);
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toContain(MARK));
    expect(listMarked(localStorage)).toEqual([]);
    store.dispatch(sessionStarted({ accessToken: tokenFor('other'), userId: 'other' }));
    expect([...listMarked(localStorage), ...listMarked(sessionStorage)]).toEqual([]);
  },
);
