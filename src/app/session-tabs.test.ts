import { sessionRefreshed } from '@/shared/session/session-events';
import { editingBegun, editingEnded } from '@/shared/store/editing-slice';
import { later } from '@/testing/scripted-backend';
import {
  BEN,
  backend,
  installLocks,
  NEW,
  onlyFor,
  openTab,
  REFRESH,
  refreshed,
  script,
  settle,
  setUpSessionTabs,
  signedIn,
} from '@/testing/session-tabs';

setUpSessionTabs();

describe('two tabs of one browser', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])('keep 50 requests each signed in, %s a Web Lock', async (_, locks) => {
    if (locks) installLocks();
    signedIn();
    // As the server: the old cookie's successor is answered again within its grace window.
    const names = Array.from({ length: 50 }, (_unused, index) => `n${index}`);
    script({
      [REFRESH]: () => later(300, refreshed()),
      ...Object.fromEntries(names.map((name) => [`GET /thing/${name}`, onlyFor(NEW, name)])),
    });
    const tabs = [openTab(), openTab()];
    const reading = Promise.all(tabs.flatMap((tab) => names.map((name) => tab.read(name))));
    await settle(3000);
    expect((await reading).every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(backend.count(REFRESH)).toBe(locks ? 1 : 2);
    for (const tab of tabs) expect(tab.session().accessToken).toBe(NEW);
  });

  test('use the token another tab stored when their own refresh is refused', async () => {
    signedIn();
    script({
      [REFRESH]: () => {
        localStorage.setItem('ggp_accessToken', NEW);
        return { status: 401, code: 'SESSION_EXPIRED' };
      },
      'GET /thing/a': onlyFor(NEW),
    });
    const tab = openTab();
    expect((await tab.read()).data).toBe('ok');
    expect(tab.session().accessToken).toBe(NEW);
  });

  test('do not wait for a suspended tab that holds the lock', async () => {
    installLocks({ held: true });
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': onlyFor(NEW) });
    const reading = openTab().read();
    await settle(12_000);
    expect((await reading).data).toBe('ok');
  });

  test('follow a refresh, a log-out and a change of account in the other tab', () => {
    signedIn();
    localStorage.setItem('ggp_profileId', 'child-of-ann');
    script({});
    const tab = openTab();
    const elsewhere = (write: () => void) => {
      write();
      window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_accessToken' }));
    };

    elsewhere(() => localStorage.setItem('ggp_accessToken', NEW));
    expect(tab.session()).toMatchObject({ accessToken: NEW, epoch: 0 });

    elsewhere(() => {
      localStorage.setItem('ggp_accessToken', BEN);
      localStorage.setItem('ggp_profileId', 'child-of-ben');
    });
    expect(tab.session()).toMatchObject({ accessToken: BEN, epoch: 1, user: null });
    expect(tab.getState().profiles.profileId).toBe('child-of-ben');
    expect(localStorage.getItem('ggp_profileId')).toBe('child-of-ben');

    elsewhere(() => localStorage.clear());
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, epoch: 2 });
    expect(tab.getState().profiles.profileId).toBeNull();
  });
});

describe('a child selected in another tab', () => {
  const chosenInOtherTab = (id: string) => {
    localStorage.setItem('ggp_profileId', id);
    localStorage.setItem('ggp_ageGroup', '36~');
    for (const key of ['ggp_profileId', 'ggp_ageGroup']) window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  const openWithChild = () => {
    signedIn();
    localStorage.setItem('ggp_profileId', 'child-1');
    script({});
    return openTab();
  };
  const child = (tab: ReturnType<typeof openTab>) => tab.getState().profiles.profileId;

  test('is selected here with its age group, and storage stays unchanged', () => {
    const tab = openWithChild();
    chosenInOtherTab('child-2');
    expect(tab.getState().profiles).toEqual({ profileId: 'child-2', ageGroup: '36~' });
    tab.dispatch(sessionRefreshed({ accessToken: NEW, epoch: tab.session().epoch }));
    expect(localStorage.getItem('ggp_profileId')).toBe('child-2');
  });

  test('is deselected here when the other tab deselects it', () => {
    const tab = openWithChild();
    localStorage.removeItem('ggp_profileId');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_profileId' }));
    expect(child(tab)).toBeNull();
  });

  test('is selected here only after all edits of the current one have ended', () => {
    const tab = openWithChild();
    tab.dispatch(editingBegun());
    tab.dispatch(editingBegun());
    chosenInOtherTab('child-2');
    expect(child(tab)).toBe('child-1');
    tab.dispatch(sessionRefreshed({ accessToken: NEW, epoch: tab.session().epoch }));
    expect(localStorage.getItem('ggp_profileId')).toBe('child-2');
    tab.dispatch(editingEnded());
    expect(child(tab)).toBe('child-1');
    tab.dispatch(editingEnded());
    expect(child(tab)).toBe('child-2');
  });

  test('is not selected here when it belongs to another account', () => {
    const tab = openWithChild();
    localStorage.setItem('ggp_accessToken', BEN);
    chosenInOtherTab('child-of-ben');
    expect(child(tab)).toBe('child-1');
  });
});
