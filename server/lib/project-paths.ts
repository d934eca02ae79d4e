import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Run from its sources this file is in server/lib/; bundled, everything is dist/server/main.js. */
const fromSource = path.basename(here) === 'lib';
const home = fromSource ? path.dirname(here) : here;

const FONT_PACKAGE = '@expo-google-fonts/noto-sans-kr';
const pdfFont = (weight: string) =>
  fromSource
    ? createRequire(import.meta.url).resolve(`${FONT_PACKAGE}/${weight}/NotoSansKR_${weight}.ttf`)
    : path.join(home, 'fonts', `NotoSansKR_${weight}.ttf`);

/** Files read at run time, independent of the working directory; server/build.mjs copies them beside the bundle. */
export const projectPaths = {
  migrations: fromSource ? path.join(home, 'db/migrations') : path.join(home, 'migrations'),
  /**
   * Archives of a database with this release's content, and with the demo of a day (20261124) if the build was of that
   * day (server/create-archives.mjs); the sources have none.
   */
  contentArchive: fromSource ? null : path.join(home, 'database.tgz'),
  demoArchive: (day: string) => (fromSource ? null : path.join(home, `demo-${day}.tgz`)),
  contentImages: path.join(home, 'content/images'),
  pictureWorker: fromSource ? path.join(home, 'node/picture-worker.ts') : path.join(home, 'picture-worker.js'),
  pdfWorker: fromSource ? path.join(home, 'node/pdf/pdf-worker.ts') : path.join(home, 'pdf-worker.js'),
  /** TrueType files of the font in documents; the build copies them out of their package. */
  pdfFonts: () => ({ regular: pdfFont('400Regular'), bold: pdfFont('700Bold') }),
  /** Source maps of the built client, which are not served. */
  clientMaps: fromSource ? path.join(home, '../dist/client-maps') : path.join(home, '../client-maps'),
  client: fromSource ? path.join(home, '../dist/client') : path.join(home, '../client'),
  swagger: () =>
    fromSource
      ? path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
      : path.join(home, 'swagger'),
};
