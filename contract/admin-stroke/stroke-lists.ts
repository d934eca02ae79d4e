export const SUBJECTS = ['korean', 'math', 'english'] as const;
export type Subject = (typeof SUBJECTS)[number];
export const STROKE_GROUPS = ['consonant', 'vowel', 'syllable', 'digit', 'upper', 'lower', 'other'] as const;
export type StrokeGroup = (typeof STROKE_GROUPS)[number];

/** `kind` of an exported set. */
export const STROKES_FILE_KIND = 'ssukssuk-strokes';
