/** Behind the photo that is cropped, and over the part that is cut off. */
export const CROP_GROUND = '#1d1a16';
export const CROP_SCRIM = 'rgba(20, 16, 12, 0.6)';
