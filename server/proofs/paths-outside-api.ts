import type { Expectation } from './expectation';
import type { Person } from './person';

/** Ways to write a path that a lenient server might read as the private picture's. */
const PRIVATE_SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => `./${path}`,
  (path) => `/${path}`,
  (path) => `photos/../${path}`,
  (path) => `photos/..%2f${path}`,
  (path) => `photos/%2e%2e/${path}`,
  (path) => path.replace('private', 'PRIVATE'),
  (path) => path.replace('private', '%70rivate'),
  (path) => path.replace('private', '%2570rivate'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace('private/', 'private//'),
  (path) => `${path}%00.png`,
  (path) => `${path}/`,
  (path) => `${path}?path=${path}`,
];

/** The same path with something that must not be readable through it. */
const missing = (call: Expectation['call']): Partial<Expectation> => ({
  byAddress: undefined,
  reacts: undefined,
  status: 404,
  call,
});

const withoutSignature = ({ unsubscribe }: Person) => ({
  path: { token: unsubscribe.replace(/[0-9a-f]{64}$/, '0'.repeat(64)) },
});
const UNSUBSCRIBE: Expectation = {
  isPublic: true,
  call: ({ unsubscribe }) => ({ path: { token: unsubscribe } }),
  variants: {
    'the address with a made-up signature': missing(withoutSignature),
    'the address for another kind': missing(({ unsubscribe }) => ({
      path: { token: unsubscribe.replace('.comment.', '.notice.') },
    })),
    'the signature of another account': missing(({ unsubscribe }, { other, owner }) => ({
      path: { token: unsubscribe.replace(owner.accountId, other.accountId) },
    })),
  },
};

/** Paths outside the API. None reads a token: each case is answered alike to everybody. */
export const PATHS_OUTSIDE_API: Record<string, Expectation> = {
  'POST /csp-report': { isPublic: true, status: 204, readsOnly: true, call: () => ({ body: { 'csp-report': {} } }) },
  'POST /client-error': {
    isPublic: true,
    status: 204,
    call: () => ({
      body: {
        release: '1.2.3',
        route: '/home',
        name: 'TypeError',
        frames: [{ file: 'index-1a2b3c4.js', line: 1, column: 2 }],
      },
    }),
  },
  'GET /healthz': { isPublic: true },
  'GET /readyz': { isPublic: true },
  'GET /api/docs': { isPublic: true },
  'GET /api/docs/start.js': { isPublic: true },
  'GET /api/docs/swagger-ui.css': { isPublic: true },
  'GET /api/docs/swagger-ui-bundle.js': { isPublic: true },
  'GET /*': { isPublic: true, call: ({ child }) => ({ path: { '*': `child/${child}` } }) },
  'GET /share/:id': {
    isPublic: true,
    byAddress: true,
    call: ({ postId }) => ({ path: { id: postId } }),
    variants: {
      'a private question': missing(({ questionId }) => ({ path: { id: questionId } })),
      'a deleted post': missing(({ deletedPostId }) => ({ path: { id: deletedPostId } })),
      'a comment': missing(({ commentId }) => ({ path: { id: commentId } })),
      'a child': missing(({ child }) => ({ path: { id: child } })),
    },
  },
  'GET /emergency': { isPublic: true },
  'GET /invite': { isPublic: true },
  // The same for everybody: what they show is asked for by their scripts.
  'GET /clinic': { isPublic: true },
  'GET /card': { isPublic: true },
  'GET /article': { isPublic: true },
  // No article is published in the proofs; its page is tested beside its route.
  'GET /article/:key': {
    isPublic: true,
    status: 404,
    call: () => ({ path: { key: 'grow-00m-safe-sleep' } }),
    variants: {
      'a post of a member': missing(({ postId }) => ({ path: { key: postId } })),
      'a private question': missing(({ questionId }) => ({ path: { key: questionId } })),
      'a child': missing(({ child }) => ({ path: { key: child } })),
    },
  },
  'GET /robots.txt': { isPublic: true },
  'GET /sitemap.xml': { isPublic: true, status: 404 },
  'GET /.well-known/assetlinks.json': { isPublic: true, status: 404 },
  'GET /.well-known/apple-app-site-association': { isPublic: true, status: 404 },
  'GET /.well-known/change-password': { isPublic: true, status: 302 },
  // Asks whatever the account; the address alone decides.
  'GET /unsubscribe/:token': { ...UNSUBSCRIBE },
  'POST /unsubscribe/:token': { ...UNSUBSCRIBE, unsignedCall: withoutSignature, reacts: true },
  'GET /calendar/:file': {
    isPublic: true,
    byAddress: true,
    call: ({ calendar }) => ({ path: { file: calendar } }),
    variants: {
      'the address before it was renewed': missing(({ formerCalendar }) => ({ path: { file: formerCalendar } })),
      'the address without its ending': missing(({ calendar }) => ({ path: { file: calendar.replace('.ics', '') } })),
      'the address in capitals': missing(({ calendar }) => ({ path: { file: calendar.toUpperCase() } })),
      'the account’s id': missing(({ accountId }) => ({ path: { file: `${accountId}.ics` } })),
    },
  },
  'GET /uploads/stroke/english/:name{glyph-\\d+(?:-[0-9a-f]{8})?\\.svg}': {
    isPublic: true,
    call: () => ({ path: { name: 'glyph-1.svg' } }),
    variants: { 'a letter that is not there': { status: 404, call: () => ({ path: { name: 'glyph-999999.svg' } }) } },
  },
  'GET /uploads/:path{.+}': {
    isPublic: true,
    status: 404,
    call: () => ({ path: { path: 'photos/00/00000000000000000000000000000000.webp' } }),
    variants: {
      'a child’s photo without its signature': { call: ({ photo }) => ({ path: { path: photo } }) },
      ...Object.fromEntries(
        PRIVATE_SPELLINGS.map((spell) => [
          `a private picture as ${spell('private/…')}`,
          { call: ({ privateImagePath }: Person) => ({ path: { path: spell(privateImagePath) } }) },
        ]),
      ),
    },
  },
};
