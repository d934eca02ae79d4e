import type { TestItem } from '@contract/test/diagnostics.responses';
import type { Scale } from '@contract/test/diagnostics-kinds';
import { CONCERN_ITEMS, type ContentPart, type ContentTest } from '@server/content/content-test';
import { toMissedItem } from '@server/content/missed-item';
import * as v from 'valibot';
import { type ScaleTestFile, scaleTestFile } from './scale-test-file';

/** Watching takes longer to recall than saying how one is. */
const SECONDS_AN_ITEM: Record<Scale, number> = { observe: 20, often: 12, agree: 10 };

type Subscale = ScaleTestFile['subscales'][number];
type Band = ScaleTestFile['bands'][number];

/** One file of a kind as its tests, one a band. @param retired a file of the archive @throws ValiError when the file is not in its form */
export function readScaleTests(json: unknown, retired = false): ContentTest[] {
  const file = v.parse(scaleTestFile, json);
  return file.bands.map((band) => toTest(file, band, retired));
}

function toTest(file: ScaleTestFile, band: Band, retired: boolean): ContentTest {
  const { kind, scale, meta } = file;
  const { about, version, measures, basis, author, limits, sources, reviewed } = meta;
  const used = file.subscales.filter(({ id }) => band.items.some((item) => item.subscale === id));
  // Part after part, as the subscales stand; within one as they are written.
  const asked = used.flatMap((subscale) =>
    band.items
      .filter((item) => item.subscale === subscale.id)
      .map(
        ({ id, text, hint }): TestItem => ({
          id,
          kind: 'statement',
          scale,
          domain: subscale.domain,
          subscale: { id: subscale.id, label: subscale.label },
          text,
          hint,
        }),
      ),
  );
  const items = file.concern_items ? [...asked, ...CONCERN_ITEMS] : asked;
  return {
    id: band.id,
    kind,
    about,
    shape: scale === 'observe' ? 'levels' : 'positions',
    name: band.name,
    src: `content/${kind.replaceAll('_', '-')}`,
    ext: 'svg',
    fromMonth: band.from_month,
    toMonth: band.to_month,
    minutes: Math.ceil((items.length * SECONDS_AN_ITEM[scale]) / 60),
    version,
    retired,
    items,
    parts: used.map((subscale) => toPart(subscale, band.tips?.[subscale.id])),
    reversed: new Set(band.items.filter(({ reverse }) => reverse).map(({ id }) => id)),
    byTemperament: new Set(band.items.filter(({ by_temperament }) => by_temperament).map(({ id }) => id)),
    missed: new Map(
      band.items.flatMap(({ id, not_yet, ask, alone }) =>
        not_yet === undefined ? [] : [[id, toMissedItem({ not_yet, ask, alone })]],
      ),
    ),
    plays: new Map(band.items.flatMap(({ id, play }) => (play ? [[id, play]] : []))),
    texts: { measures, basis, author, limits, sources, reviewed },
  };
}

function toPart(
  { id, label, domain, describes, low, middle, high, help_at }: Subscale,
  tips: ContentPart['tips'],
): ContentPart {
  return {
    id,
    label,
    domain,
    describes,
    ...(tips && { tips }),
    ...(low && middle && high && { words: { low, middle, high } }),
    ...(help_at && { helpAt: help_at }),
  };
}
