/**
 * The native shell around the page, as far as it is needed now: is it there, and push one of its screens.
 * It is there by an object it injects or a mark in the user agent, never by a guess from the size.
 */
type Shell = { send(call: string, payload: unknown): unknown };

declare global {
  interface Window {
    /** flutter_inappwebview */
    flutter_inappwebview?: { callHandler?(name: string, ...args: unknown[]): Promise<unknown> };
    /** A JavaScript channel of webview_flutter. */
    GrowGrowShell?: { postMessage?(message: string): void };
  }
}

const USER_AGENT_MARK = /\bGrowGrowApp\//;
const READY_EVENT = 'flutterInAppWebViewPlatformReady';
/** A silent shell holds nothing up longer than this. */
const READY_WAIT_MS = 2000;

function injectedShell(): Shell | null {
  const { flutter_inappwebview: handlers, GrowGrowShell: channel } = window;
  if (typeof handlers?.callHandler === 'function') {
    return { send: (call, payload) => handlers.callHandler?.(call, payload) };
  }
  if (typeof channel?.postMessage === 'function') {
    return { send: (call, payload) => channel.postMessage?.(JSON.stringify({ call, payload })) };
  }
  return null;
}

export const isInApp = (): boolean => injectedShell() !== null || USER_AGENT_MARK.test(navigator.userAgent);

const shellReady = () =>
  new Promise<Shell | null>((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      window.removeEventListener(READY_EVENT, answer);
      resolve(injectedShell());
    };
    const timer = setTimeout(answer, READY_WAIT_MS);
    window.addEventListener(READY_EVENT, answer);
  });

/** Hands a call to the shell. False where there is no shell to take it; never throws. */
async function tell(call: string, payload: unknown): Promise<boolean> {
  if (!isInApp()) return false;
  const shell = injectedShell() ?? (await shellReady());
  if (!shell) return false;
  try {
    // The shell's reply says nothing the page needs; a rejected one is the shell's own affair.
    void Promise.resolve(shell.send(call, payload)).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Opens one of the shell's own screens. */
export const pushScreen = (name: string, value: unknown = null) => tell('pushScreen', { name, value });
/** Reports the child that was chosen (specification 2.3, /auth/profile/select/flutter). */
export const selectProfile = (id: string) => tell('selectProfile', { id });
