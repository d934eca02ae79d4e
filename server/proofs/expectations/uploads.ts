import type { Expectation } from '@server/proofs/expectation';
import { PICTURE } from '@server/proofs/person';

const picture = (field: string) => {
  const form = new FormData();
  form.set(field, new File([PICTURE], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
};

export const UPLOADS_EXPECTATIONS: Record<string, Expectation> = {
  'POST /api/upload/image': { status: 201, call: () => ({ body: picture('file') }) },
};
