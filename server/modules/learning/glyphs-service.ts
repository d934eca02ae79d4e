import { isTraceable } from '@contract/admin-stroke/strokes';
import { LEARNING_GROUPS } from '@contract/learning/learning';
import type { LearningGlyph } from '@contract/learning/learning.responses';
import { GLYPHS } from '@server/content/strokes';
import { queryRows } from '@server/db/query-rows';
import type { Coding, Compress } from '@server/deps';
import { answerText } from '@server/http/answers/success-response';
import type { ServiceContext } from '@server/http/context';
import { sha256Hex } from '@server/lib/digest';
import { listStrokes } from '@server/modules/admin-stroke/stroke-service';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

const ALSO_ACCEPTED = new Map(GLYPHS.map(({ id, also_accept_counts }) => [id, also_accept_counts]));

/** Glyphs to trace, group by group as it is taught; `unit_write_stroke` as it was saved. */
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

export type GlyphsAnswer = { etag: string; toBody: (coding: Coding | undefined) => string | Uint8Array<ArrayBuffer> };

type Stored = GlyphsAnswer & { version: string };

/** Of each database, the answer for the letters as they are: a set of 90 KB changes when staff draw a letter. */
const answers = new WeakMap<object, Stored>();

const versioned = v.object({ version: v.string() });

/**
 * `listGlyphs` as the text of an answer, built and compressed once for each version of the set, with an ETag of it that
 * is weak: one for all codings.
 */
export async function getGlyphsAnswer({ db }: Pick<ServiceContext, 'db'>, compress?: Compress): Promise<GlyphsAnswer> {
  // `xmin` changes with each write of a row.
  const query = sql`select coalesce(md5(string_agg(id || ' ' || xmin::text, ',' order by id)), '') as version from strokes`;
  const [row] = await queryRows(db, query, versioned);
  const version = row?.version ?? '';
  const { session } = db._;
  const known = answers.get(session);
  if (known?.version === version) return known;
  const text = answerText(await listGlyphs({ db }));
  const packed = new Map<Coding, Uint8Array<ArrayBuffer>>();
  const toBody = (coding: Coding | undefined) => {
    if (!coding || !compress) return text;
    const bytes = packed.get(coding) ?? compress(text, coding, 'smallest');
    packed.set(coding, bytes);
    return bytes;
  };
  const answer = { version, etag: `W/"${(await sha256Hex(text)).slice(0, 32)}"`, toBody };
  answers.set(session, answer);
  return answer;
}
