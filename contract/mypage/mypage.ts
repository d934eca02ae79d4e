/** Upper bound of the counts of my page; one more means any larger number. */
export const MYPAGE_COUNTED_TO = 99;
