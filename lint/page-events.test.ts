import path from 'node:path';
import { readSources } from './sources.mjs';

test('a page that is shown or hidden is noticed by page-visibility.ts only, with the events of all browsers', () => {
  const listeners = [...readSources(path.resolve(__dirname, '..'))].filter(
    ([file, text]) => /^src\/.*(?<!\.test)\.tsx?$/.test(file) && /'(?:visibilitychange|pageshow|pagehide)'/.test(text),
  );
  expect(listeners.map(([file]) => file)).toEqual(['src/shared/lib/page-visibility.ts']);
});
