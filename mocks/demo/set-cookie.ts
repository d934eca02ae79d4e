/**
 * A browser drops Set-Cookie from every Response that a page creates. The demo's API runs in the page, so the lines
 * are recorded while an answer is built.
 */
const noted = new WeakMap<Response, string[]>();
const Native = globalThis.Response;

class NotingResponse extends Native {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    const lines = init instanceof Native ? noted.get(init) : new Headers(init?.headers).getSetCookie();
    if (lines && lines.length > 0) noted.set(this, lines);
  }

  static override [Symbol.hasInstance](value: unknown) {
    return Function.prototype[Symbol.hasInstance].call(Native, value);
  }
}

export function noteSetCookies() {
  globalThis.Response = NotingResponse;
}

export const notedSetCookies = (response: Response) => noted.get(response) ?? [];
