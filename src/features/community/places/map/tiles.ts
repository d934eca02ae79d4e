import { readPageSetting } from '@/shared/lib/page-setting';

const url = readPageSetting('tiles');

/**
 * The URL template of the map tiles ('https://tiles.example.com/{z}/{x}/{y}.png') and their attribution; null: the
 * provinces are drawn.
 */
export const TILES: { url: string; attribution: string } | null = url
  ? { url, attribution: readPageSetting('tiles-by') }
  : null;
