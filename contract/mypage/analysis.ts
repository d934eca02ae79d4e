/** The answer holds at most so many of the newest finished checks, clinic results and weeks of learning, and so many near windows. */
export const ANALYSIS_CHECKS_MAX = 200;
export const ANALYSIS_OFFICIAL_MAX = 40;
export const ANALYSIS_STUDY_WEEKS = 104;
export const ANALYSIS_WINDOWS = 3;
