/** Where map tiles come from ('https://tiles.example.com/{z}/{x}/{y}.png') and whom they thank; null: the provinces are drawn. */
export const TILES: { url: string; attribution: string } | null = import.meta.env.VITE_TILE_URL
  ? { url: import.meta.env.VITE_TILE_URL, attribution: import.meta.env.VITE_TILE_ATTRIBUTION ?? '' }
  : null;
