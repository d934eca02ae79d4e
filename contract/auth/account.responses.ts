import * as v from 'valibot';

/** GET /mypage/account: what the account's owner can change about it. */
export const account = v.strictObject({
  user_id: v.string(),
  name: v.string(),
  email: v.string(),
  /** The name other parents read; null until one was chosen. */
  nickname: v.nullable(v.string()),
  /** A signed path of an upload, an animal (`readAnimal`), or null. */
  profile_image_path: v.nullable(v.string()),
});
export type Account = v.InferOutput<typeof account>;
