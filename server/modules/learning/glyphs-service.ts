import { isTraceable } from '@contract/admin-stroke/strokes';
import { LEARNING_GROUPS } from '@contract/learning/learning';
import type { LearningGlyph } from '@contract/learning/learning.responses';
import { GLYPHS } from '@server/content/strokes';
import type { ServiceContext } from '@server/http/context';
import { sha256Hex } from '@server/lib/digest';
import { listStrokes } from '@server/modules/admin-stroke/stroke-service';

const ALSO_ACCEPTED = new Map(GLYPHS.map(({ id, also_accept_counts }) => [id, also_accept_counts]));

/** What can be traced, group by group as it is taught; `unit_write_stroke` as it was saved. */
export async function listGlyphs({ db }: Pick<ServiceContext, 'db'>): Promise<LearningGlyph[]> {
  const glyphs = (await listStrokes({ db }))
    .filter((record) => isTraceable(record.unit_write_stroke))
    .map(
      ({ id, subject, group, unit_word, unit_write_stroke, files, revision }): LearningGlyph => ({
        id,
        subject,
        group,
        unit_word,
        unit_write_stroke,
        files,
        revision,
        also_accept_counts: ALSO_ACCEPTED.get(id) ?? [],
      }),
    );
  // A stable sort: within a group the order of the records stays.
  const places = new Map<string, number>(LEARNING_GROUPS.map((group, place) => [group, place]));
  return glyphs.toSorted((a, b) => (places.get(a.group) ?? 0) - (places.get(b.group) ?? 0));
}

/** ETag of exactly this set, weak: one for all codings. */
export const glyphsTag = async (glyphs: readonly LearningGlyph[]) =>
  `W/"${(await sha256Hex(JSON.stringify(glyphs))).slice(0, 32)}"`;
