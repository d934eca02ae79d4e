import type { HealthWindow } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { color, focusRing, radius, size, space, text } from '@/shared/tokens';
import { WindowItem } from './window-item';

interface WindowGroupProps {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  windows: readonly HealthWindow[];
  /** The title says how many. */
  uncounted?: boolean;
  /** Collapsed initially. */
  folded?: boolean;
  onMark: (window: HealthWindow) => void;
  /** Shown in place of a window that was just marked; null for any other. */
  renderMarked?: (window: HealthWindow) => ReactNode;
  /** True while a mark of the window is being sent. */
  isPending?: (window: HealthWindow) => boolean;
}

/** Windows of one state under one heading; renders nothing without windows. */
export function WindowGroup({
  title,
  lead,
  windows,
  uncounted,
  folded,
  onMark,
  renderMarked,
  isPending,
}: WindowGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(!folded);
  if (windows.length === 0) return null;
  const heading = (
    <>
      {title} {uncounted ? null : <Count>{windows.length}건</Count>}
    </>
  );
  return (
    <section aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>
        {folded ? (
          <Toggle
            type="button"
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            onClick={() => setOpen(!open)}
          >
            <span>{heading}</span>
            <ChevronDownIcon size={22} />
          </Toggle>
        ) : (
          heading
        )}
      </Title>
      {open ? (
        <Body id={`${id}-list`}>
          {lead ? (
            <Typography variant="small" color="textSecondary" style={{ marginBottom: space(3) }}>
              {lead}
            </Typography>
          ) : null}
          <Card component="ul" data-flat="">
            {windows.map((window) => {
              const marked = renderMarked?.(window);
              return marked ? (
                <li key={window.id}>{marked}</li>
              ) : (
                <WindowItem key={window.id} window={window} pending={isPending?.(window)} onMark={onMark} />
              );
            })}
          </Card>
        </Body>
      ) : null}
    </section>
  );
}

const Title = styled('h2')({ ...text.title, display: 'flex', alignItems: 'baseline', gap: space(2), margin: 0 });

const Count = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

const Toggle = styled('button')({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.ink,
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '& > svg': { flex: 'none', color: color.inkFaint },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const Body = styled('div')({ marginTop: space(3) });
