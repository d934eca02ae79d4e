import { builtinModules } from 'node:module';
import path from 'node:path';

/** The order of modules, the same on the server and in the contract. */
const MODULES = [
  ...['accounts', 'uploads', 'notices', 'profiles', 'history', 'admin-stroke', 'auth', 'test', 'community', 'home'],
  ...['learning', 'reminders', 'mypage', 'records', 'staff'],
];

/** The layers of each room, lowest first. Folders in one pair of brackets are beside one another. */
const LAYERS = {
  contract: ['contract/common', ...MODULES.map((name) => `contract/${name}`)],
  server: [
    'server/(lib|content)',
    ...['server/config[.]ts', 'server/db', 'server/queue', 'server/deps[.]ts', 'server/http', 'server/mail'],
    ...MODULES.map((name) => `server/modules/${name}`),
    ...['server/(jobs|demo)', 'server/app[.]ts', 'server/node', 'server/backup', 'server/(?:cli|[^/]+$)'],
  ],
  src: [
    ...['src/shared/(lib|tokens[.]ts|toast)', 'src/shared/(store|color-schemes[.]ts)', 'src/shared/storage'],
    ...[
      'src/shared/session',
      'src/shared/api',
      'src/shared/(bridge|outbox|forms|push)',
      'src/shared/art',
      'src/shared/theme',
    ],
    ...[
      'src/shared/ui',
      'src/shared/(photos|print)',
      'src/domain/(?:paths|api-urls)[.]ts',
      'src/service-worker',
      'src/domain/([^/]+)',
    ],
    ...['src/features/([^/]+)', 'src/(?:app|[^/]+$)'],
  ],
};
/** The state that every screen needs. */
const SHARED_STATE = '^src/features/auth/auth-slice[.]ts$';
const NATIVE = 'node_modules/(sharp|pg|@node-rs/argon2|@hono/node-server|@electric-sql/pglite)/';

const inside = (layer) => `^${layer}(?:/|$)`;
/** The folder of the importing file itself, of those that a layer has. */
const own = (layer) => inside(layer.replace(/\((?!\?)[^)]*\)/, '$1'));
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = Object.entries(LAYERS).flatMap(([room, layers]) => [
  ...layers.map((layer, at) =>
    forbid(
      `layer-${layer}`,
      'a layer imports lower ones only, and no folder beside it',
      { path: inside(layer), pathNot: layers.slice(0, at).map(inside) },
      { path: `^${room}/`, pathNot: [own(layer), ...layers.slice(0, at).map(inside), SHARED_STATE] },
    ),
  ),
  forbid(
    `unknown-folder-of-${room}`,
    'a new folder needs a place in LAYERS',
    { path: `^${room}/`, pathNot: layers.map(inside) },
    {},
  ),
]);

/** Tests and their helpers are left out: they import every layer. .oxlintrc.json keeps the product from importing them. */
export default {
  forbidden: [
    forbid('no-circle', 'files import one another', {}, { circular: true }),
    {
      ...forbid('no-circle-of-folders', 'folders import one another', {}, { circular: true }),
      scope: 'folder',
      from: { pathNot: '^src/(domain|features/auth)$' },
    },
    ...layerRules,
    forbid(
      'contract-alone',
      'contract imports valibot and itself',
      { path: '^contract/' },
      { pathNot: ['^contract/', '/valibot/'] },
    ),
    forbid(
      'client-room',
      'src imports contract and itself',
      { path: '^src/' },
      { path: '^(server|mocks|e2e|bench|jest|lint)/' },
    ),
    forbid(
      'server-room',
      'server imports contract and itself',
      { path: '^server/' },
      { path: '^(src|mocks|e2e|bench|jest|lint)/' },
    ),
    forbid(
      'app-in-browser',
      'the API app also runs in a browser',
      { path: '^server/app[.]ts$' },
      { path: [`^(node:.*|${builtinModules.join('|')})$`, NATIVE], reachable: true },
    ),
  ],
  options: {
    exclude: { path: '[.]test[.]tsx?$|^(src|server)/testing/|^server/proofs/' },
    doNotFollow: { path: 'node_modules' },
    babelConfig: { fileName: path.join(import.meta.dirname, 'lint/imports-only.cjs') },
    webpackConfig: { fileName: path.join(import.meta.dirname, 'lint/aliases.cjs') },
  },
};
