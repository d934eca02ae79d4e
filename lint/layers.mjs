/**
 * The layers of the product, lowest first: a room may import rooms of lower layers only, and none beside it. A path that
 * ends in '/*' makes a room of every folder in it. docs/README.md draws them.
 */

/** One name for a module on client (src/features), server and contract; the order is that of server and contract. */
export const MODULES = [
  'accounts',
  'uploads',
  'notices',
  'profiles',
  'history',
  'admin-stroke',
  'auth',
  'test',
  'community',
  'home',
  'learning',
  'reminders',
  'mypage',
];

export const LAYERS = {
  contract: [['contract/common'], ...MODULES.map((name) => [`contract/${name}`])],
  server: [
    ['server/lib', 'server/content'],
    ['server/config.ts'],
    ['server/db'],
    ['server/queue'],
    ['server/deps.ts'],
    ['server/http'],
    ['server/mail'],
    ...MODULES.map((name) => [`server/modules/${name}`]),
    ['server/jobs', 'server/demo'],
    ['server/app.ts'],
    ['server/node'],
    ['server/backup'],
    // What starts the product; its files share a room.
    ['server'],
  ],
  src: [
    ['src/shared/lib', 'src/shared/tokens.ts', 'src/shared/toast'],
    ['src/shared/store', 'src/shared/color-schemes.ts'],
    ['src/shared/storage'],
    ['src/shared/session'],
    ['src/shared/api'],
    ['src/shared/bridge', 'src/shared/outbox', 'src/shared/forms', 'src/shared/push'],
    ['src/shared/ui'],
    ['src/shared/photos'],
    ['src/service-worker'],
    ['src/domain/paths.ts', 'src/domain/api-urls.ts'],
    ['src/domain/*'],
    ['src/features/*'],
    ['src'],
  ],
};
