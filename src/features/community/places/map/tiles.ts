/**
 * The URL template of the map tiles ('https://tiles.example.com/{z}/{x}/{y}.png') and their attribution; null: the
 * provinces are drawn.
 */
export const TILES: { url: string; attribution: string } | null = import.meta.env.VITE_TILE_URL
  ? { url: import.meta.env.VITE_TILE_URL, attribution: import.meta.env.VITE_TILE_ATTRIBUTION ?? '' }
  : null;
