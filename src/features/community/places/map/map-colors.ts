/** Around the dot of the person's own position. */
export const HERE_HALO = 'rgba(60, 140, 200, 0.3)';
