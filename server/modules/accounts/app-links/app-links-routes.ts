import type { Deps } from '@server/deps';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { type Context, Hono } from 'hono';

const tag = 'app-links';
const SETTINGS = '/mypage/setting';
const CACHING = 'public, max-age=3600';
const produces = ['application/json'];
const further = { 404: { description: '설정하지 않았어요', produces: ['text/plain'] } };

/**
 * Files that platforms read at /.well-known: apps that open links of this host (Android App Links, Universal Links,
 * shared passwords), and where a password is changed (https://w3c.github.io/webappsec-change-password-url/).
 */
export const appLinksRoutes = ({ config: { appLinks } }: Deps) => {
  const { android, ios } = appLinks ?? { android: [], ios: [] };
  return new Hono<AppEnv>()
    .get(
      '/.well-known/assetlinks.json',
      documented({ tag, summary: '이 주소를 여는 Android 앱', description: 'APP_LINKS_ANDROID', produces, further }),
      (c) => (android.length > 0 ? json(c, toAssetLinks(android)) : c.text('', 404)),
    )
    .get(
      '/.well-known/apple-app-site-association',
      documented({ tag, summary: '이 주소를 여는 iOS 앱', description: 'APP_LINKS_IOS', produces, further }),
      (c) => (ios.length > 0 ? json(c, toSiteAssociation(ios)) : c.text('', 404)),
    )
    .get(
      '/.well-known/change-password',
      documented({
        tag,
        summary: '비밀번호를 바꾸는 곳',
        description: '설정으로 가요',
        status: 302,
      }),
      (c) => c.redirect(SETTINGS, 302),
    );
};

type AppLinks = NonNullable<Deps['config']['appLinks']>;

/** One statement for each app, with the fingerprints of all its certificates. */
function toAssetLinks(android: AppLinks['android']) {
  return [...new Set(android.map(({ name }) => name))].map((name) => ({
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: {
      namespace: 'android_app',
      package_name: name,
      sha256_cert_fingerprints: android.filter((item) => item.name === name).map(({ fingerprint }) => fingerprint),
    },
  }));
}

/** Pages of the server's own stay in the browser. */
const toSiteAssociation = (ios: AppLinks['ios']) => ({
  applinks: {
    details: [
      {
        appIDs: [...ios],
        components: [
          ...[
            '/api/*',
            '/uploads/*',
            '/calendar/*',
            '/unsubscribe/*',
            '/article*',
            '/emergency',
            '/clinic',
            '/card',
            '/.well-known/*',
          ].map((path) => ({
            '/': path,
            exclude: true,
          })),
          { '/': '*' },
        ],
      },
    ],
  },
  webcredentials: { apps: [...ios] },
});

function json(c: Context<AppEnv>, data: object) {
  c.header('cache-control', CACHING);
  return c.json(data);
}
