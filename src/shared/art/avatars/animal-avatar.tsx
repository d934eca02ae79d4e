import { color } from '@/shared/tokens';
import { BearHead, CatHead, ChickHead, FoxHead, FrogHead, KoalaHead, PenguinHead, RabbitHead } from './animal-heads';

/** In the order of `ANIMALS`. */
const animals = [
  { Head: BearHead, ground: color.apricotSoft, y: 58 },
  { Head: RabbitHead, ground: color.coralSoft, y: 64 },
  { Head: ChickHead, ground: color.skySoft, y: 58 },
  { Head: FoxHead, ground: color.leafSoft, y: 57 },
  { Head: CatHead, ground: color.sunSoft, y: 57 },
  { Head: KoalaHead, ground: color.lilacSoft, y: 55 },
  { Head: FrogHead, ground: color.sunSoft, y: 56 },
  { Head: PenguinHead, ground: color.skySoft, y: 57 },
] as const;

export const animalCount = animals.length;

/**
 * The same seed always gives the same animal: FNV-1a over its characters, with a final mix, as its low bits alone
 * hardly vary.
 */
export function animalIndex(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % animals.length;
}

/** One of our animals on its background, filling its container. */
export function AnimalAvatar({ index }: { index: number }) {
  const { Head, ground, y } = animals[index % animals.length] ?? animals[0];
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block' }}
    >
      <rect width="100" height="100" fill={ground} />
      <ellipse cx="50" cy="104" rx="34" ry="22" fill={color.paper} opacity="0.4" />
      <g transform={`translate(50 ${y}) scale(1.02)`}>
        <Head />
      </g>
    </svg>
  );
}
