/** Storage of a cookie jar: a variable in tests, localStorage in the browser demo. */
export type JarStore = { read: () => string | null; write: (text: string) => void };

type Cookie = { name: string; value: string; path: string; expires: number | null };

const inMemory = (): JarStore => {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
};

/** A page may not set a Cookie header on its own request; a Headers object without a request accepts one. */
class RequestWithCookies extends Request {
  constructor(request: Request, cookies: string) {
    super(request);
    const headers = new Headers(request.headers);
    headers.set('cookie', cookies);
    Object.defineProperty(this, 'headers', { value: headers });
  }
}

/** Parses one Set-Cookie line with the attributes that the API uses: Path, Max-Age and Expires. */
function parseSetCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const named = new Map(
    attributes.map((attribute) => {
      const [key = '', ...rest] = attribute.split('=');
      return [key.toLowerCase(), rest.join('=')];
    }),
  );
  const maxAge = named.get('max-age');
  const expires = named.get('expires');
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: named.get('path') ?? '/',
    expires: maxAge ? Date.now() + Number(maxAge) * 1000 : expires ? Date.parse(expires) : null,
  };
}

/** Node's fetch and a service worker's answers do not store cookies, so this does what a browser does. */
export function cookieJar(
  store: JarStore = inMemory(),
  readSetCookies = (response: Response) => response.headers.getSetCookie(),
) {
  const load = (): Cookie[] => JSON.parse(store.read() ?? '[]') as Cookie[];
  const alive = ({ expires }: Cookie) => expires === null || expires > Date.now();
  return {
    /** Calls the API with the jar's cookies and stores those it sets. */
    async fetch(request: Request, answer: (request: Request) => Response | Promise<Response>) {
      const { pathname } = new URL(request.url);
      const sent = load().filter((cookie) => alive(cookie) && pathname.startsWith(cookie.path));
      const cookies = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
      const response = await answer(cookies ? new RequestWithCookies(request, cookies) : request);
      for (const line of readSetCookies(response)) {
        const cookie = parseSetCookie(line);
        store.write(JSON.stringify([...load().filter(({ name }) => name !== cookie.name), cookie].filter(alive)));
      }
      return response;
    },
    clear: () => store.write('[]'),
    list: load,
  };
}
