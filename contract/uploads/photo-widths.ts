/** Widths in px of the smaller copies of a photo, at `?w={width}`. One that is no wider itself is served as it is. */
export const PHOTO_WIDTHS = [320, 720] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
