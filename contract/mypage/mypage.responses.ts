import * as v from 'valibot';

/** GET /mypage: what the account's own room shows at once. */
export const myPage = v.strictObject({
  /** The name other parents read; null until the community's rules are agreed to. */
  nickname: v.nullable(v.string()),
  /** The account's picture: a signed path of an upload, an animal (`readAnimal`), or null. */
  profile_image_path: v.nullable(v.string()),
  /** Balance that can be spent, and coupons that can be used. */
  points: v.number(),
  coupons: v.number(),
  posts: v.number(),
  comments: v.number(),
  bookmarks: v.number(),
  unread_notices: v.number(),
  /** Inquiries with an answer that was not seen yet. */
  inquiries_answered: v.number(),
});
export type MyPage = v.InferOutput<typeof myPage>;
