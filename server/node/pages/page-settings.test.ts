import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ClientFile, readPage } from './client-files';
import { NO_PAGE_SETTINGS, withPageRevision, withPageSettings } from './page-settings';

const page = '<html><head><title>쑥쑥플래너</title></head></html>';
const files = () =>
  new Map<string, ClientFile>([
    [
      '/index.html',
      { type: 'text/html', etag: 'built', variants: [{ encoding: null, bytes: new TextEncoder().encode(page) }] },
    ],
  ]);

test('leaves the page as it was built without a setting', () => {
  const built = files();
  expect(withPageSettings(built, NO_PAGE_SETTINGS)).toBe(built);
  expect(withPageSettings(null, NO_PAGE_SETTINGS)).toBeNull();
});

test('puts settings into every coding of the page, escaped, with another ETag', () => {
  const settings = { ...NO_PAGE_SETTINGS, cdnOrigin: 'https://cdn.example.com', tileAttribution: '© "지도" <b>&' };
  const served = withPageSettings(files(), settings);
  const html = readPage(served);
  expect(html).toContain('<meta name="cdn" content="https://cdn.example.com" />');
  expect(html).toContain('content="© &quot;지도&quot; &lt;b&gt;&amp;"');
  expect(html).not.toContain('name="tiles"');
  const { etag, variants } = served?.get('/index.html') ?? { etag: 'built', variants: [] };
  expect(etag).not.toBe('built');
  const texts = variants.map(({ encoding, bytes }) => {
    if (encoding === 'br') return String(brotliDecompressSync(bytes));
    return encoding === 'gzip' ? String(gunzipSync(bytes)) : new TextDecoder().decode(bytes);
  });
  expect(texts).toEqual([html, html, html]);
});

test('the service worker changes with the page, its settings and its headers', () => {
  const worker = {
    type: 'text/javascript',
    etag: 'w',
    variants: [{ bytes: new TextEncoder().encode('work()'), encoding: null }],
  };
  const built = new Map(files()).set('/service-worker.js', worker);
  const read = (served: typeof built | null) =>
    new TextDecoder().decode(
      served?.get('/service-worker.js')?.variants.find(({ encoding }) => encoding === null)?.bytes,
    );
  const plain = read(withPageRevision(built, { policy: 'a' }));
  expect(plain).toMatch(/^self\.PAGE_REVISION="[\w-]{22}";work\(\)$/);
  expect(read(withPageRevision(built, { policy: 'a' }))).toBe(plain);
  expect(read(withPageRevision(built, { policy: 'b' }))).not.toBe(plain);
  expect(
    read(
      withPageRevision(withPageSettings(built, { ...NO_PAGE_SETTINGS, cdnOrigin: 'https://cdn.example.com' }), {
        policy: 'a',
      }),
    ),
  ).not.toBe(plain);
});
