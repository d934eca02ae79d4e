import { readPageSetting } from './page-setting';

/** Name and day of the release whose page this is ('0.2.0+1a2b3c4d5e6f', '2026-11-28'); '' in `npm run dev`. */
export function readRelease(): { name: string; date: string } {
  const [name = '', date = ''] = readPageSetting('release').split(' ');
  return { name, date };
}
