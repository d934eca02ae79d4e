import { expect } from '@playwright/test';
import type { Screen } from '../screen';

/** The demo's parent may not see the stroke tool's list. */
const drawn = [
  {
    id: 1,
    subject: 'korean',
    group: 'consonant',
    unit_word: 'ㄱ',
    unit_write_stroke: {
      1: [
        { x: 281.4, y: 309.5 },
        { x: 703.5, y: 309.5 },
        { x: 1125.6, y: 309.5 },
        { x: 1041.2, y: 1153.7 },
      ],
    },
    files: [{ path: 'glyph-1.svg', originalname: 'ㄱ.svg' }],
    revision: 2,
    updated_at: '2026-03-10T03:00:00.000Z',
  },
  {
    id: 1000,
    subject: 'korean',
    group: 'syllable',
    unit_word: '가',
    unit_write_stroke: {},
    files: [],
    revision: 0,
    updated_at: '2026-03-10T03:00:00.000Z',
  },
];

/** The stroke tool. */
export const ADMIN_STROKE_SCREENS: readonly Screen[] = [
  {
    name: 'admin-stroke',
    path: () => '/admin/stroke-order-generator',
    data: ['/admin/stroke'],
    gives: { '/admin/stroke': drawn },
    empty: { gives: { '/admin/stroke': [] } },
  },
  {
    name: 'admin-stroke-drawing',
    tablet: 'the canvas beside its panels',
    path: () => '/admin/stroke-order-generator',
    data: ['/admin/stroke'],
    gives: { '/admin/stroke': drawn },
    open: async (page) => {
      const letter = page.getByRole('button', { name: 'ㄱ', exact: true });
      // There is none in the states without data.
      if ((await letter.count()) === 0) return;
      await letter.tap();
      await expect(page.getByText('저장된 획이에요')).toBeVisible();
    },
  },
];
