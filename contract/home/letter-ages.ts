/** Letters end with the month before the sixth birthday, as the checks do. */
export const LETTERS_UNTIL_MONTHS = 72;
/** Letters are named by weeks of age up to this one, by months after it. */
export const NAMED_BY_WEEK_UNTIL = 104;
