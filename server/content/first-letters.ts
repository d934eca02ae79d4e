/** Articles that every child's letters begin with, by week from birth in the order of harm. By ids of the articles. */
export const FIRST_ARTICLES = [
  'grow-00m-fever-young',
  'grow-00m-safe-sleep',
  'grow-00m-car-seat',
  'grow-00m-feeding-cues',
  'grow-00m-crying',
  'grow-00m-parent-rest',
];

/** Those that follow for a child born early, while it was not expected yet. */
export const BEFORE_DUE_ARTICLES = ['grow-00m-early-hospital', 'grow-00m-early-parents'];
/** And for every child born early; no other child gets one of the two lists. */
export const EARLY_BORN_ARTICLES = ['grow-00m-early-home', 'grow-00m-early-age'];

/** Found by search only: letters do not know of brothers and sisters, nor of the languages of a home. */
export const SEARCH_ONLY_ARTICLES = ['grow-00m-twins', 'grow-12m-two-languages'];

/** Plays for a child that was not expected yet: a voice and resting in the arms, nothing to look at and no exercise. */
export const BEFORE_DUE_PLAYS = [
  'play-02m-social-1',
  'play-02m-social-5',
  'play-02m-language-4',
  'play-02m-language-5',
  'play-04m-self_help-3',
];
