import type { Expectation } from '@server/proofs/expectation';
import { PICTURE } from '@server/proofs/person';

const DRAWN = {
  1: [
    { x: 281.4, y: 309.5 },
    { x: 1125.6, y: 309.5 },
  ],
};
const drawnSet = () => {
  const form = new FormData();
  const record = { subject: 'korean', group: 'consonant', unit_word: 'ㄱ', unit_write_stroke: DRAWN };
  form.set('file', new File([JSON.stringify({ kind: 'ssukssuk-strokes', version: 1, records: [record] })], 'set.json'));
  return form;
};
const tracingPicture = () => {
  const form = new FormData();
  form.set('file', new File([PICTURE], '가.jpg', { type: 'image/jpeg' }));
  return form;
};

export const ADMIN_STROKE_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/admin/stroke': { role: 'admin' },
  'GET /api/admin/stroke/korean_insert': { role: 'admin' },
  'GET /api/admin/stroke/math_insert': { role: 'admin' },
  'GET /api/admin/stroke/english_insert': { role: 'admin' },
  'GET /api/admin/stroke/export': { role: 'admin' },
  'POST /api/admin/stroke/import': { role: 'admin', call: () => ({ body: drawnSet() }) },
  'PUT /api/admin/stroke/:id': {
    role: 'admin',
    call: () => ({ path: { id: '1' }, body: { unit_write_stroke: DRAWN, revision: 0 } }),
  },
  'GET /api/admin/stroke/:id/revision': { role: 'admin', call: () => ({ path: { id: '1' } }) },
  'POST /api/upload/tracing-app': { role: 'admin', status: 201, call: () => ({ body: tracingPicture() }) },
};
