import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelPart, LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';
import { firstWords } from '@contract/test/result-words';

export type WatchPart = { id: string; label: string; tip: string | null; items: WatchedItem[] };
export type GapPart = { id: string; label: string; texts: string[] };

const isGood = (level: Level | null) => level === 'going_well' || level === 'mostly';

/** True if something is to be talked about before anything else; a former result may have no words for it. */
export const isToldFirst = (result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first' | 'next_step'>): boolean =>
  firstWords(result).length > 0 || (!result.next_step && result.parts.some(({ level }) => level === 'talk'));

/** More parts than these are counted in the summary, not named. */
const NAMED_PARTS = 2;

/** The result in one sentence, without a full stop. A part that was not observed is never counted as going well. */
export function summaryWords(result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first' | 'next_step'>): string {
  const known = result.parts.filter(({ level }) => level !== null);
  const watching = known.filter(({ level }) => !isGood(level));
  if (isToldFirst(result)) return '먼저 이야기해 볼 것이 있어요';
  if (known.length === 0) return '아직 살펴볼 기회가 적었어요';
  if (watching.length > NAMED_PARTS) return `${watching.length}가지 영역을 함께 지켜봐요`;
  if (watching.length > 0) return `${watching.map(({ label }) => label).join(', ')} 영역을 함께 지켜봐요`;
  if (known.length < result.parts.length) return '살펴본 영역은 대체로 잘 보이고 있어요';
  return known.every(({ level }) => level === 'going_well') ? '영역마다 잘 보이고 있어요' : '대체로 잘 보이고 있어요';
}

/** True if a worry names the domain of a part. */
export const isWorried = ({ concern_notes }: Pick<LevelsResult, 'concern_notes'>, { domain }: LevelPart) =>
  concern_notes.some(({ kind, areas }) => kind === 'worry' && areas.some((area) => area === domain));

/** Parts with something that goes well. */
export const wellParts = ({ parts }: Pick<LevelsResult, 'parts'>): LevelPart[] =>
  parts.filter(({ well }) => well.length > 0);

/** Parts with a watched item, and those to watch that have an idea for home; the tip of a part that goes well is not here. */
export const watchParts = ({ parts, watched }: Pick<LevelsResult, 'parts' | 'watched'>): WatchPart[] =>
  parts
    .map(({ id, label, level, well, tip }) => ({
      id,
      label,
      tip: isGood(level) && well.length > 0 ? null : tip,
      items: watched.filter(({ part }) => part === id),
    }))
    .filter(({ tip, items }) => tip !== null || items.length > 0);

/** Tips of the parts that go well. */
export const wellTip = ({ level, tip }: LevelPart): string | null => (isGood(level) ? tip : null);

/** Items not observed: shown as gaps, never as a no. */
export const gapParts = (parts: readonly LevelPart[]): GapPart[] =>
  parts
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ id, label, unknown }) => ({ id, label, texts: unknown.map(withoutStop) }));

/** Removes the full stop of a sentence that is joined with others in one line. */
const withoutStop = (text: string) => text.replace(/\.$/, '');
