/**
 * The native shell around the page: its detection, and one message with one reply. It is detected by an object it
 * injects or a token in the user agent, never by the screen size. There is no `window.postMessage` listener, so that no
 * foreign frame can impersonate it.
 */

/** A message to the shell. `version` is the page's; an older shell answers UNSUPPORTED. */
type ShellMessage = { id: string; version: number; call: string; payload: unknown };
export const BRIDGE_VERSION = 1;

type Reply = (reply: unknown) => void;
type Shell = {
  /** Sends the message; `answer` is called once with the reply. */
  send(message: ShellMessage, answer: Reply): void;
};

declare global {
  interface Window {
    /** flutter_inappwebview: a promise a call, null where no handler of that name is registered. */
    flutter_inappwebview?: { callHandler?(name: string, ...args: unknown[]): Promise<unknown> };
    /** A JavaScript channel of webview_flutter: one way; its replies come to `GrowGrowPage.reply`. */
    GrowGrowShell?: { postMessage?(message: string): void };
    /** Called by the shell: replies of the channel, and its own messages. */
    GrowGrowPage?: { reply(json: unknown): void; tell(json: unknown): void };
  }
}

const USER_AGENT_MARK = /\bGrowGrowApp\//;
const READY_EVENT = 'flutterInAppWebViewPlatformReady';
/** Time for the shell to inject its object; after it the page runs without a shell. */
export const READY_WAIT_MS = 1500;

/** Pending replies by message id. A second reply to one message is ignored. */
const awaited = new Map<string, Reply>();

/**
 * Receives a reply of the channel: JSON text or the object itself. Any other value, or a reply without a request, is
 * ignored.
 */
export function receiveReply(json: unknown): void {
  const reply = readJson(json);
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : undefined;
  if (typeof id !== 'string') return;
  const answer = awaited.get(id);
  awaited.delete(id);
  answer?.(reply);
}

export function readJson(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Discards a later reply to this message. */
export const forgetReply = (id: string) => void awaited.delete(id);

function injectedShell(): Shell | null {
  const { flutter_inappwebview: handlers, GrowGrowShell: channel } = window;
  if (typeof handlers?.callHandler === 'function') {
    return {
      send: (message, answer) => {
        // A handler that rejects, or answers no promise at all, is one that is not there.
        void Promise.resolve(handlers.callHandler?.(message.call, message.payload, message)).then(answer, () =>
          answer(null),
        );
      },
    };
  }
  if (typeof channel?.postMessage === 'function') {
    return {
      send: (message, answer) => {
        awaited.set(message.id, answer);
        channel.postMessage?.(JSON.stringify(message));
      },
    };
  }
  return null;
}

export const isInApp = (): boolean => injectedShell() !== null || USER_AGENT_MARK.test(navigator.userAgent);

/** The shell now, or as soon as it says that it is ready; null where there is none. */
export function findShell(): Promise<Shell | null> {
  const shell = injectedShell();
  if (shell || !isInApp()) return Promise.resolve(shell);
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      window.removeEventListener(READY_EVENT, answer);
      resolve(injectedShell());
    };
    const timer = setTimeout(answer, READY_WAIT_MS);
    window.addEventListener(READY_EVENT, answer);
  });
}
