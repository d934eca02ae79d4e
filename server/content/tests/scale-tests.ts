import type { ContentTest } from '@server/content/content-test';
import archivedLanguage1 from './archive/language-2026-11-1.json';
import archivedLanguage2 from './archive/language-2026-11-2.json';
import archivedSocialEmotional1 from './archive/social_emotional-2026-11-1.json';
import archivedSocialEmotional2 from './archive/social_emotional-2026-11-2.json';
import archivedTemperament from './archive/temperament-2026-11-1.json';
import language from './language.json';
import parentingAttitude from './parenting_attitude.json';
import parentingStress from './parenting_stress.json';
import { readScaleTests } from './read-scale-tests';
import readiness from './readiness.json';
import socialEmotional from './social_emotional.json';
import temperament from './temperament.json';

/** As written, for checks on wording. */
export const SCALE_TEST_FILES: readonly unknown[] = [
  temperament,
  language,
  socialEmotional,
  readiness,
  parentingStress,
  parentingAttitude,
];

/** The tests written by this project, kind by kind, youngest first. */
export const SCALE_TESTS: readonly ContentTest[] = SCALE_TEST_FILES.flatMap((file) => readScaleTests(file));

/** Earlier versions with other bands or items, as they were: attempts begun with one are finished with it. */
export const ARCHIVED_TESTS: readonly ContentTest[] = [
  archivedTemperament,
  archivedLanguage1,
  archivedSocialEmotional1,
  archivedLanguage2,
  archivedSocialEmotional2,
].flatMap((file) => readScaleTests(file, true));
