import { PHOTO_WIDTHS, type PhotoWidth } from '@contract/uploads/photo-widths';
import { readPageSetting } from '@/shared/lib/page-setting';

/** Base addresses of the API, which is the page's own origin, and of uploaded pictures. */
const origin = typeof window === 'undefined' ? '' : window.location.origin;
export const API_BASE: string = `${origin}/api`;
const CDN_BASE: string = readPageSetting('cdn') || origin;

/**
 * A picture by the path an answer gave, signed or not: {CDN}/uploads/{path}.
 * @param width of the smaller copy; a drawing has none
 */
export function uploadUrl(path: string, width?: PhotoWidth): string {
  const address = `${CDN_BASE}/uploads/${path}`;
  if (width === undefined || !isPhoto(path)) return address;
  return `${address}${path.includes('?') ? '&' : '?'}w=${width}`;
}

/** The same as a choice for the browser: `src` and `srcset`. @param width px of the picture itself */
export function uploadSources(path: string, width: number): { src: string; srcSet?: string } {
  const src = uploadUrl(path);
  const copies = PHOTO_WIDTHS.filter((copy) => copy < width);
  if (copies.length === 0 || !isPhoto(path)) return { src };
  // Before `src`: Safari takes the first it is given.
  return { srcSet: [...copies.map((copy) => `${uploadUrl(path, copy)} ${copy}w`), `${src} ${width}w`].join(', '), src };
}

const isPhoto = (path: string) => /^(?:photos|private)\//.test(path);
/** A picture by name and extension: {CDN}/uploads/{src}.{ext}. */
export const namedUploadUrl = (src: string, ext: string) => `${CDN_BASE}/uploads/${src}.${ext}`;
