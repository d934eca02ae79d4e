import type { Level } from '@contract/test/diagnostics-kinds';
import { LEVEL_LABELS, NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import { color, type Tone } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';

/** Four friendly tones; no level is red. */
export const LEVEL_TONES: Record<Level, Tone> = { going_well: 'leaf', mostly: 'sky', watch: 'sun', talk: 'lilac' };

/** A domain's level in our own words; null (not observed) is shown as a gap, never as a no. */
export function LevelChip({ level }: { level: Level | null }) {
  if (level === null) {
    return <Gap style={{ backgroundColor: 'transparent', color: color.inkSoft }}>{NOT_OBSERVED_LABEL}</Gap>;
  }
  return <Chip tone={LEVEL_TONES[level]}>{LEVEL_LABELS[level]}</Chip>;
}

const Gap = styled(Chip)({ boxShadow: `inset 0 0 0 1px ${color.line}` });
