import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { STICKER_IDS } from './learning-stickers';

/** One place in the sticker book. */
export const sticker = v.strictObject({
  id: v.picklist(STICKER_IDS),
  /** '첫 글자' */
  name: v.string(),
  /** How it is earned, a sentence: '글자 하나를 끝까지 따라 써요.' */
  how: v.string(),
  /** YYYYMMDD in Seoul on which it was earned; null while it is not. */
  earned_on: v.nullable(plainDay),
});
export type Sticker = v.InferOutput<typeof sticker>;
