/** Upper bound of the counts of my page; one more means any larger number. */
export const MYPAGE_COUNTED_TO = 99;

/** GET /mypage: the data of the first screen of my page. */
export type MyPage = {
  /** The name other parents read; null until the community's rules are agreed to. */
  nickname: string | null;
  /** Balance that can be spent, and coupons that can be used. */
  points: number;
  coupons: number;
  posts: number;
  comments: number;
  bookmarks: number;
  unread_notices: number;
  /** Inquiries with an answer that was not seen yet. */
  inquiries_answered: number;
};
