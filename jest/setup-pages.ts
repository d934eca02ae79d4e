import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from '../mocks/console-guard';

guardConsole();
// The API behind the page is real and answers in its own time; one second is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// A test waits for more than one answer, so it has more time than a single wait.
jest.setTimeout(90_000);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // user-event leaves its clipboard on the window, which the next test file gets too.
  Reflect.deleteProperty(navigator, 'clipboard');
});
