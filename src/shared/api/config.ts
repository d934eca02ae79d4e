/** Base addresses of the API and of uploaded pictures, both configurable at build time. Jest replaces the variables. */
const origin = typeof window === 'undefined' ? '' : window.location.origin;
export const API_BASE: string = import.meta.env.VITE_API_BASE || `${origin}/api`;
const CDN_BASE: string = import.meta.env.VITE_CDN_BASE || origin;

/** A picture by the path an answer gave, signed or not: {CDN}/uploads/{path}. */
export const uploadUrl = (path: string) => `${CDN_BASE}/uploads/${path}`;
/** A picture by name and extension: {CDN}/uploads/{src}.{ext}. */
export const namedUploadUrl = (src: string, ext: string) => `${CDN_BASE}/uploads/${src}.${ext}`;
