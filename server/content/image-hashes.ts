import hashes from './image-hashes.json';

/** Of each drawing in `images`, by its name; written by `npm run print -- release`. */
const DRAWINGS: Readonly<Record<string, string>> = hashes.drawings;

/**
 * The address of one of the product's own drawings with the hash of its content, so that it may be cached for good:
 * content/language.svg → content/language-1f2e3d4c.svg, with or without its extension. Other paths as they are.
 */
export function withContentHash(path: string): string {
  const [, name = '', extension = ''] = /^content\/([a-z0-9-]+)(\.svg)?$/.exec(path) ?? [];
  const hash = DRAWINGS[name];
  return hash === undefined ? path : `content/${name}-${hash}${extension}`;
}

export type DrawingFile = {
  /** As it is stored. */
  path: string;
  /** False: asked for without a hash, or with that of another release. */
  isHashed: boolean;
};

/** The file that an address with or without a hash names. */
export function toDrawingFile(path: string): DrawingFile {
  const [, name = '', hash] = /^content\/([a-z0-9-]+?)(?:-([0-9a-f]{8}))?\.svg$/.exec(path) ?? [];
  const current = DRAWINGS[name];
  if (current === undefined || hash === undefined) return { path, isHashed: false };
  return { path: `content/${name}.svg`, isHashed: hash === current };
}

/** The picture of a letter of the product, below `STROKE_IMAGE_PATH`; one hash for all of them. */
export const glyphImageName = (id: number) => `glyph-${id}-${hashes.glyphs}.svg`;
