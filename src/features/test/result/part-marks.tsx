import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS, NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';
import { WORRIED_LABEL } from '@contract/test/result-words';
import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { LEVEL_TONES } from '@/domain/checks/level-chip';
import { EyeIcon, MinusIcon } from '@/shared/art/icons/further-icons';
import { HeartIcon, type IconProps, SproutIcon, TickIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { IconBubble } from '@/shared/ui/basics/icon-bubble';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { isWorried } from './result-sections';

const ICONS: Record<Level, ComponentType<IconProps>> = {
  going_well: TickIcon,
  mostly: SproutIcon,
  watch: EyeIcon,
  talk: HeartIcon,
};

/** Each part of a check with its level, at a glance. */
export function PartMarks({ result }: { result: LevelsResult }) {
  return (
    <section aria-labelledby="parts">
      <VisuallyHidden>
        <h2 id="parts">영역별 모습</h2>
      </VisuallyHidden>
      <Marks>
        {result.parts.map((part) => (
          <li key={part.id}>
            {part.level ? (
              <IconBubble icon={ICONS[part.level]} tone={LEVEL_TONES[part.level]} />
            ) : (
              <NotObserved aria-hidden="true">
                <MinusIcon size={22} />
              </NotObserved>
            )}
            <h3>{part.label}</h3>
            <p>{part.level ? LEVEL_LABELS[part.level] : NOT_OBSERVED_LABEL}</p>
            {isWorried(result, part) ? <p>{WORRIED_LABEL}</p> : null}
          </li>
        ))}
      </Marks>
    </section>
  );
}

const NotObserved = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  boxSizing: 'border-box',
  borderRadius: radius.field,
  border: `1.5px dashed ${color.lineStrong}`,
  color: color.inkFaint,
});

const Marks = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${space(3)} ${space(1)}`,
    borderRadius: radius.field,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    textAlign: 'center',
  },
  '& h3': { ...text.strong, marginTop: space(1.5) },
  '& p': { ...text.caption, color: color.inkSoft, wordBreak: 'keep-all' },
});
