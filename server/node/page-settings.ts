import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@server/config';
import type { ClientFile } from './client-files';

export type PageSettings = Pick<
  Config,
  'cdnOrigin' | 'tileUrl' | 'tileAttribution' | 'storeIosUrl' | 'storeAndroidUrl'
>;

/** Nothing is set. */
export const NO_PAGE_SETTINGS: PageSettings = {
  cdnOrigin: null,
  tileUrl: null,
  tileAttribution: null,
  storeIosUrl: null,
  storeAndroidUrl: null,
};

const PAGE = '/index.html';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The meta elements that src/shared/lib/page-setting.ts reads; none for a setting that is not set. */
function toMeta({ cdnOrigin, tileUrl, tileAttribution, storeIosUrl, storeAndroidUrl }: PageSettings): string {
  const settings: [name: string, value: string | null][] = [
    ['cdn', cdnOrigin],
    ['tiles', tileUrl],
    ['tiles-by', tileAttribution],
    ['store-ios', storeIosUrl],
    ['store-android', storeAndroidUrl],
  ];
  return settings
    .flatMap(([name, value]) => (value ? `<meta name="${name}" content="${escapeAttribute(value)}" />` : []))
    .join('');
}

/** The built client with the settings of this installation in its page, so that one build fits all of them. */
export function withPageSettings(
  files: Map<string, ClientFile> | null,
  settings: PageSettings,
): Map<string, ClientFile> | null {
  const page = files?.get(PAGE);
  const meta = toMeta(settings);
  const plain = page?.variants.find(({ encoding }) => encoding === null);
  if (!files || !page || !plain || meta === '') return files;
  const html = new TextDecoder().decode(plain.bytes);
  const bytes = new TextEncoder().encode(html.replace('</title>', () => `</title>${meta}`));
  return new Map(files).set(PAGE, {
    ...page,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    variants: [
      { encoding: 'br', bytes: new Uint8Array(brotliCompressSync(bytes)) },
      { encoding: 'gzip', bytes: new Uint8Array(gzipSync(bytes)) },
      { encoding: null, bytes },
    ],
  });
}
