import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { preloadOverlays } from '@/shared/ui/overlays/load-overlays';
import { guardConsole } from '../mocks/console-guard';

guardConsole();
// Pages call the real API, whose answers can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
// A test waits for several answers, so it gets more time than a single wait.
jest.setTimeout(90_000);

// Sheets and menus open at once, as on a page that has been idle for a while.
beforeAll(preloadOverlays);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // user-event leaves its clipboard on the window, which the next test file gets too.
  Reflect.deleteProperty(navigator, 'clipboard');
});
