/** SHARD=2/3 is the second of three machines: { index: 2, count: 3 }; null when the run is not split. */
export function readShard(text = process.env.SHARD) {
  if (!text) return null;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`SHARD is "${text}"; write it as 1/3, 2/3 or 3/3`);
  return { index, count };
}

/** Steps that split themselves; a shard may have no test of one. */
const SPLIT = {
  'test-1': ['--passWithNoTests'],
  'test-2': ['--passWithNoTests'],
  e2e: ['--pass-with-no-tests'],
  postgres: [],
};

/** 'test-2' of the second of three machines is the fourth of six parts. */
function toPart(step, { index, count }) {
  const half = /^test-([12])$/.exec(step)?.[1];
  return half ? `${2 * (index - 1) + Number(half)}/${2 * count}` : `${index}/${count}`;
}

/** Arguments of a step on this shard, or null when another shard runs it. */
export function stepArguments(step, shard) {
  if (step.startsWith('test-')) return [`--shard=${toPart(step, shard ?? { index: 1, count: 1 })}`, ...SPLIT[step]];
  if (!shard) return [];
  const { index, count } = shard;
  if (step in SPLIT) return [`--shard=${toPart(step, shard)}`, ...SPLIT[step]];
  // The journeys of every shard need the build. The demo is on the last shard, the cheap steps on the first.
  if (step === 'build') return [];
  return index === (step === 'demo' ? count : 1) ? [] : null;
}
