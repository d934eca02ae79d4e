import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { ClientFrame } from '@contract/common/client-errors';

/** Parsing a large source map takes hundreds of milliseconds: the last one is cached, as repeated errors come from one file. */
type Kept = { file: string; map: SourceMap | null };

/**
 * Maps places of the built client to its sources with the maps of this build.
 * @returns one line a frame, 'src/features/home/home-page.tsx:42:7'; the place itself for a file of another build
 */
export function createFrameMapper(folder: string): (frames: readonly ClientFrame[]) => Promise<string[]> {
  const kept = new Map<string, Promise<Kept>>();
  const load = (file: string): Promise<Kept> => {
    const known = kept.get(file);
    if (known) return known;
    if (kept.size >= KEPT_MAX) kept.clear();
    const loading = readMap(folder, file);
    kept.set(file, loading);
    return loading;
  };
  return (frames) =>
    Promise.all(
      frames.map(async ({ file, line, column }) => {
        const { map } = await load(file);
        const found = map?.findEntry(line - 1, column - 1);
        return found && 'originalSource' in found
          ? `${toSource(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
          : `${file}:${line}:${column}`;
      }),
    );
}

const KEPT_MAX = 8;

async function readMap(folder: string, file: string): Promise<Kept> {
  try {
    const text = await readFile(path.join(folder, `${path.basename(file)}.map`), 'utf8');
    return { file, map: new SourceMap(JSON.parse(text) as SourceMapPayload) };
  } catch {
    return { file, map: null };
  }
}

/** '../../../src/main.tsx' → 'src/main.tsx' */
const toSource = (source: string) => source.replace(/^(?:\.\.?\/)+/, '');
