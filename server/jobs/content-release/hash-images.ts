import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GLYPHS } from '@server/content/strokes';
import { sha256Hex } from '@server/lib/digest';
import { glyphSvg } from '@server/modules/admin-stroke/glyph-images';

const shortHash = async (bytes: string | Uint8Array) => (await sha256Hex(bytes)).slice(0, 8);

/** Content of image-hashes.json: a hash of each file in `folder`, and one of all letters. */
export async function hashImages(folder: string): Promise<{ drawings: Record<string, string>; glyphs: string }> {
  const drawings: Record<string, string> = {};
  for (const file of readdirSync(folder).toSorted())
    drawings[path.parse(file).name] = await shortHash(readFileSync(path.join(folder, file)));
  return { drawings, glyphs: await shortHash(GLYPHS.map(glyphSvg).join('\n')) };
}
