import type { Spot } from '@contract/mypage/charts/line-path';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import type { ChartBox } from '@/shared/lib/use-chart-box';
import { color } from '@/shared/tokens';
import { type DomainView, STEPS } from './domain-views';

interface RadarProps {
  now: DomainView;
  /** Drawn dashed under it. */
  before: DomainView | null;
  box: ChartBox;
}

/**
 * Six axes with four steps each; a line is drawn only between adjacent values. Decorative: the rows beside it have the
 * same data.
 */
export function Radar({ now, before, box }: RadarProps) {
  const side = Math.min(box.width, 340);
  const letters = 12 * box.text;
  const radius = side / 2 - letters * 3.4;
  const middle = side / 2;
  const spotAt = (axis: number, step: number): Spot => {
    const angle = (axis / DOMAINS.length) * 2 * Math.PI - Math.PI / 2;
    const from = (step / STEPS) * radius;
    return [middle + Math.cos(angle) * from, middle + Math.sin(angle) * from];
  };
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {[4, 3, 2, 1].map((step) => (
        <polygon
          key={step}
          points={DOMAINS.map((_, axis) => spotAt(axis, step).join(',')).join(' ')}
          fill={step % 2 === 0 ? color.sunken : color.surface}
          stroke={color.line}
        />
      ))}
      {DOMAINS.map((domain, axis) => {
        const [x, y] = spotAt(axis, STEPS);
        const [nameX, nameY] = spotAt(axis, STEPS + (letters * 1.2 * STEPS) / radius);
        const isGap = now.cells[domain].step === null;
        return (
          <g key={domain}>
            <line
              x1={middle}
              y1={middle}
              x2={x}
              y2={y}
              stroke={isGap ? color.lineStrong : color.line}
              strokeDasharray={isGap ? '2 4' : undefined}
            />
            <text
              x={nameX}
              y={nameY + letters * 0.35}
              fontSize={letters}
              fill={isGap ? color.inkSoft : color.ink}
              textAnchor={Math.abs(nameX - middle) < letters ? 'middle' : nameX < middle ? 'end' : 'start'}
            >
              {DOMAIN_LABELS[domain]}
            </text>
          </g>
        );
      })}
      {before ? <Shape view={before} spotAt={spotAt} look="before" /> : null}
      <Shape view={now} spotAt={spotAt} look="now" />
    </Svg>
  );
}

function Shape({
  view,
  spotAt,
  look,
}: {
  view: DomainView;
  spotAt: (axis: number, step: number) => Spot;
  look: 'now' | 'before';
}) {
  const spots = DOMAINS.map((domain, axis) => {
    const { step } = view.cells[domain];
    return step === null ? null : spotAt(axis, step);
  });
  const isNow = look === 'now';
  const stroke = isNow ? color.primary : color.apricot;
  const whole = spots.every((spot) => spot !== null);
  return (
    <g>
      {whole && isNow ? (
        <polygon points={spots.map((spot) => spot?.join(',')).join(' ')} fill={color.leaf} opacity={0.25} />
      ) : null}
      {spots.map((spot, axis) => {
        const next = spots[(axis + 1) % spots.length];
        if (!spot || !next) return null;
        return (
          <line
            key={DOMAINS[axis]}
            x1={spot[0]}
            y1={spot[1]}
            x2={next[0]}
            y2={next[1]}
            stroke={stroke}
            strokeWidth={isNow ? 2.5 : 2}
            strokeDasharray={isNow ? undefined : '5 4'}
          />
        );
      })}
      {spots.map((spot, axis) =>
        spot ? (
          <circle
            key={DOMAINS[axis]}
            cx={spot[0]}
            cy={spot[1]}
            r={isNow ? 5 : 3.5}
            fill={isNow ? color.primary : color.surface}
            stroke={isNow ? color.surface : stroke}
            strokeWidth={2}
          />
        ) : null,
      )}
    </g>
  );
}

const Svg = styled('svg')({ display: 'block', margin: '0 auto', overflow: 'visible', '& text': { fontWeight: 600 } });
