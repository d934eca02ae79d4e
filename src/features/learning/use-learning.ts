import { FREE_LETTERS_A_GROUP, LEARNING_GROUPS } from '@contract/learning/learning';
import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { useMemo } from 'react';
import { useGetLearningProgressQuery, useListGlyphsQuery } from '@/domain/learning/learning-api';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppSelector } from '@/shared/store/hooks';
import { combineQueries } from '@/shared/ui/feedback/query-boundary';
import { mergedProgress } from './merged-progress';
import { selectPending } from './outbox/learning-outbox';
import type { World } from './worlds';

/** The letters with the child's progress. Loaded data stays available without a network. */
export function useLearning(profileId: string) {
  const glyphs = useListGlyphsQuery();
  const progress = useGetLearningProgressQuery({ profileId }, { refetchOnMountOrArgChange: 60 });
  const pending = useAppSelector((state) => selectPending(state, profileId));
  const known = progress.currentData;
  const merged = useMemo(() => (known ? mergedProgress(known, pending, serverNow()) : undefined), [known, pending]);

  return { glyphs: glyphs.currentData, progress: merged, query: combineQueries(glyphs, progress) };
}

/** The open letters: the first of each group, those tried before, and all of them with a valid coupon. */
export function openLetters(glyphs: readonly LearningGlyph[], progress: LearningProgress): ReadonlySet<number> {
  if (progress.open_until !== null && progress.open_until >= progress.day) return new Set(glyphs.map(({ id }) => id));
  const free = byGroup(glyphs).flatMap(({ glyphs: letters }) => letters.slice(0, FREE_LETTERS_A_GROUP));
  return new Set([...free.map(({ id }) => id), ...progress.glyphs.map(({ glyph_id }) => glyph_id)]);
}

/** The letters of one world, in the order they are taught. */
export const filterGlyphs = (glyphs: readonly LearningGlyph[], { subject }: Pick<World, 'subject'>) =>
  glyphs.filter((glyph) => glyph.subject === subject);

/** … and by group. Groups without letters are left out. */
export const byGroup = (glyphs: readonly LearningGlyph[]) =>
  LEARNING_GROUPS.map((group) => ({ group, glyphs: glyphs.filter((glyph) => glyph.group === group) })).filter(
    (learningGroup) => learningGroup.glyphs.length > 0,
  );
