/**
 * The modules faults are drawn from. `client` and `server` are folders or files of product code with the number of
 * faults to draw; `clientTests` and `serverTests` are path patterns of the tests that should catch them. A fault of the
 * client is given to the client's tests only: no test of the server loads it.
 */
const both = (clientFaults, serverFaults) => ({ clientFaults, serverFaults });
const serverModules = (...names) => names.map((name) => `server/modules/${name}/`);
const contracts = (...names) => names.map((name) => `contract/${name}.ts`);

export const modules = [
  {
    id: 'auth',
    ...both(1, 2),
    client: ['src/features/auth/', 'src/features/mypage/leaving/'],
    clientTests: ['src/features/auth/', 'src/features/mypage/leaving'],
    server: [
      ...serverModules('auth', 'sessions', 'joining', 'find-account', 'leaving', 'consents'),
      ...contracts('auth', 'join', 'password', 'consents'),
    ],
    serverTests: [
      'contract/auth/password',
      ...serverModules('auth', 'sessions', 'joining', 'find-account', 'consents', 'leaving'),
      'server/proofs/(refresh|brute-force)',
    ],
  },
  {
    id: 'profiles',
    ...both(2, 1),
    client: ['src/features/profiles/'],
    clientTests: ['src/features/profiles/'],
    server: [...serverModules('profiles'), ...contracts('profile')],
    serverTests: serverModules('profiles'),
  },
  {
    id: 'home',
    ...both(1, 2),
    client: ['src/features/home/'],
    clientTests: ['src/features/home/'],
    server: [
      ...serverModules('health-windows', 'play-plan'),
      ...contracts('health-windows', 'health-windows-calendar', 'play-plan'),
    ],
    serverTests: serverModules('health-windows', 'play-plan'),
  },
  {
    id: 'test',
    ...both(2, 1),
    client: ['src/features/test/'],
    clientTests: ['src/features/test/'],
    server: [
      ...serverModules('diagnostics'),
      ...contracts('diagnostics', 'diagnostics-kinds', 'diagnostics-official', 'diagnostics-results'),
    ],
    serverTests: ['contract/test/diagnostics', ...serverModules('diagnostics')],
  },
  {
    id: 'growth',
    ...both(1, 2),
    client: ['src/features/mypage/growth/', 'src/features/mypage/analysis/'],
    clientTests: ['src/features/mypage/growth/', 'src/features/mypage/analysis/'],
    server: [...serverModules('growth', 'analysis'), ...contracts('growth', 'growth-text', 'growth-words', 'analysis')],
    serverTests: ['contract/mypage/growth', ...serverModules('growth', 'analysis')],
  },
  {
    id: 'community',
    ...both(2, 1),
    client: [
      'src/features/community/feed/',
      'src/features/community/posts/',
      'src/features/community/editor/',
      'src/features/community/mine/',
      'src/features/community/search/',
      'src/features/community/frame/',
    ],
    clientTests: [
      'src/features/community/(feed|posts|post-detail|comments|editor|mine|search|frame)',
      'src/features/community/(info|post-detail|search|editor)/',
    ],
    server: [...serverModules('community'), ...contracts('community', 'comments', 'posts')],
    serverTests: serverModules('community'),
  },
  {
    id: 'library',
    ...both(1, 2),
    client: [
      'src/features/community/books/',
      'src/features/community/places/',
      'src/features/community/articles/',
      'src/features/community/info/',
    ],
    clientTests: [
      'src/features/community/books/',
      'src/features/community/places/',
      'src/features/community/articles/',
      'src/features/community/(info|post-detail|search|editor)/',
    ],
    server: [...serverModules('books', 'places', 'articles'), ...contracts('books', 'places', 'articles')],
    serverTests: serverModules('books', 'places', 'articles'),
  },
  {
    id: 'contests',
    ...both(2, 1),
    client: ['src/features/community/contests/'],
    clientTests: ['src/features/community/contests/'],
    server: [...serverModules('contests'), ...contracts('contests')],
    serverTests: serverModules('contests'),
  },
  {
    id: 'moderation',
    ...both(1, 2),
    client: ['src/features/community/moderation/staff/', 'src/features/community/moderation/'],
    clientTests: ['src/features/community/moderation/', 'src/features/community/(info|post-detail|search|editor)/'],
    server: [...serverModules('moderation'), ...contracts('community-safety')],
    serverTests: [...serverModules('moderation'), 'server/modules/community/posts/visibility'],
  },
  {
    id: 'mypage',
    ...both(2, 1),
    client: [
      'src/features/mypage/faq/',
      'src/features/mypage/inquiries/',
      'src/features/mypage/settings/',
      'src/features/mypage/room/',
      'src/features/mypage/settings/',
      'src/features/mypage/ui/',
    ],
    clientTests: ['src/features/mypage/(faq|inquiries|room|settings|ui)', 'src/features/mypage/leaving/'],
    server: [
      ...serverModules('settings', 'faq', 'export', 'inquiries', 'mypage'),
      ...contracts('settings', 'faq', 'inquiries', 'mypage'),
    ],
    serverTests: serverModules('faq', 'export', 'inquiries', 'mypage', 'settings'),
  },
  {
    id: 'ledgers',
    ...both(1, 2),
    client: ['src/features/history/', 'src/features/auth/licences/'],
    clientTests: ['src/features/history/', 'src/features/auth/licences/'],
    server: [...serverModules('points', 'coupons', 'licences'), ...contracts('points', 'coupons', 'licences')],
    serverTests: [...serverModules('points', 'coupons', 'licences'), 'server/proofs/ledger-storm'],
  },
  {
    id: 'learning',
    ...both(2, 1),
    client: ['src/features/learning/'],
    clientTests: ['src/features/learning/'],
    server: [...serverModules('learning'), ...contracts('learning', 'learning-stickers')],
    serverTests: serverModules('learning'),
  },
  {
    id: 'admin-stroke',
    ...both(2, 1),
    client: ['src/features/admin-stroke/'],
    clientTests: ['src/features/admin-stroke/'],
    server: [...serverModules('stroke'), ...contracts('strokes')],
    serverTests: serverModules('stroke'),
  },
  {
    id: 'notices',
    ...both(1, 2),
    client: ['src/features/mypage/notices/'],
    clientTests: ['src/features/mypage/notices/'],
    server: [...serverModules('notices', 'devices'), ...contracts('notices', 'notifications', 'devices')],
    serverTests: [...serverModules('notices', 'devices'), 'server/modules/home/health-windows/notify'],
  },
  {
    id: 'uploads',
    ...both(2, 1),
    client: ['src/shared/photos/', 'src/features/profiles/photo/'],
    clientTests: ['src/features/profiles/', 'src/features/community/editor', 'src/features/mypage/inquiries'],
    server: serverModules('uploads'),
    serverTests: [...serverModules('uploads'), 'server/modules/community/posts'],
  },
  {
    id: 'contract',
    ...both(0, 3),
    server: [
      ...contracts(
        'age',
        'book-words',
        'calendar',
        'envelope',
        'hangul-keys',
        'learning-words',
        'paging',
        'place-words',
      ),
      ...contracts('spans', 'text'),
    ],
    serverTests: ['contract/', ...serverModules('growth', 'profiles', 'community', 'learning', 'places')],
    clientTests: ['src/shared/lib/', 'src/features/profiles/'],
  },
  {
    id: 'http',
    ...both(0, 3),
    server: ['server/http/'],
    serverTests: [
      'server/http/',
      'server/(app|main)\\.test',
      ...serverModules('auth', 'uploads', 'profiles'),
      'server/proofs/(cross-site-matrix|authorisation-matrix|idempotency)',
    ],
    clientTests: [],
  },
  {
    id: 'server',
    ...both(0, 3),
    server: [
      'server/db/',
      'server/mail/',
      'server/node/',
      'server/cli/',
      'server/config.ts',
      'server/main.ts',
      'server/product.ts',
    ],
    serverTests: [
      'server/(node|db|lib|jobs)/[a-z-]+\\.test',
      'server/(config|main|app)\\.test',
      'server/cli/',
      ...serverModules('find-account', 'leaving'),
    ],
    clientTests: [],
  },
  {
    id: 'app',
    ...both(3, 0),
    client: ['src/app/'],
    clientTests: ['src/app/'],
    serverTests: [],
  },
  {
    id: 'shared',
    ...both(3, 0),
    client: ['src/shared/'],
    clientTests: [
      'src/shared/',
      'src/app/',
      'src/features/auth/',
      'src/features/profiles/',
      'src/features/mypage/settings',
    ],
    serverTests: [],
  },
];

/** Product code without behaviour of its own, or not shipped: types, seeds, content, looks, tests and their helpers. */
export const leftOut = new RegExp(
  [
    String.raw`\.(test|d|fixture|styles)\.`,
    '/(dev-gallery|seed|demo|schema|migrations|content|testing|proofs|theme|illustrations|avatars)/',
    '(tokens|skeleton|bones|looks|colors|common-passwords?|common-password-words)\\.tsx?$',
  ].join('|'),
);
