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
const WORKER = '/service-worker.js';

/** The file with other bytes, compressed. */
function withBytes(file: ClientFile, bytes: Uint8Array<ArrayBuffer>): ClientFile {
  return {
    ...file,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    variants: [
      { encoding: 'br', bytes: new Uint8Array(brotliCompressSync(bytes)) },
      { encoding: 'gzip', bytes: new Uint8Array(gzipSync(bytes)) },
      { encoding: null, bytes },
    ],
  };
}

const plainBytes = (file: ClientFile | undefined) => file?.variants.find(({ encoding }) => encoding === null)?.bytes;

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
  const plain = plainBytes(page);
  if (!files || !page || !plain || meta === '') return files;
  const html = new TextDecoder().decode(plain);
  const bytes = new TextEncoder().encode(html.replace('</title>', () => `</title>${meta}`));
  return new Map(files).set(PAGE, withBytes(page, bytes));
}

/**
 * The service worker with the version of the page as this server sends it: a browser fetches the page again when its
 * settings or headers have changed, though the build has not.
 */
export function withPageRevision(
  files: Map<string, ClientFile> | null,
  pageHeaders: Record<string, string>,
): Map<string, ClientFile> | null {
  const worker = files?.get(WORKER);
  const plain = plainBytes(worker);
  if (!files || !worker || !plain) return files;
  const version = JSON.stringify([files.get(PAGE)?.etag, pageHeaders]);
  const revision = createHash('sha256').update(version).digest('base64url').slice(0, 22);
  const bytes = new TextEncoder().encode(`self.PAGE_REVISION="${revision}";${new TextDecoder().decode(plain)}`);
  return new Map(files).set(WORKER, withBytes(worker, bytes));
}
