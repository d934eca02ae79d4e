import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ChevronIcon, type IconProps } from '@/shared/art/icons/icon';
import { color, radius, space, type Tone, text } from '@/shared/tokens';
import { IconBubble } from '../basics/icon-bubble';

/** A group of rows under a heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Card data-flat="">
        <List>{children}</List>
      </Card>
    </section>
  );
}

interface SettingRowProps {
  icon: ComponentType<IconProps>;
  tone: Tone;
  label: string;
  hint?: string;
  /** The current state in a few words. */
  status?: ReactNode;
  /** A page of its own; otherwise `onOpen` opens a sheet. */
  to?: string;
  onOpen?: () => void;
}

/** One thing that can be set. */
export function SettingRow({ icon, tone, label, hint, status, to, onOpen }: SettingRowProps) {
  const inside = (
    <>
      <IconBubble icon={icon} tone={tone} />
      <Words>
        <b>{label}</b>
        {hint ? <small>{hint}</small> : null}
      </Words>
      {status ? <Status>{status}</Status> : null}
      <Chevron>
        <ChevronIcon size={20} />
      </Chevron>
    </>
  );
  return (
    <li>
      {to ? (
        <Row component={Link} to={to}>
          {inside}
        </Row>
      ) : (
        <Row component="button" aria-haspopup="dialog" onClick={onOpen}>
          {inside}
        </Row>
      )}
    </li>
  );
}

const Title = styled('h2')({ ...text.label, margin: `0 ${space(1)} ${space(2)}`, color: color.inkSoft });

const List = styled('ul')({
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});

const Row = styled(ListItemButton)({
  width: '100%',
  minHeight: '64px',
  padding: `${space(2.5)} ${space(3)} ${space(2.5)} ${space(4)}`,
  '&:focus-visible': { borderRadius: radius.card },
}) as typeof ListItemButton;

const Words = styled('span')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '& > b': { ...text.strong },
  '& > small': { ...text.small, color: color.inkSoft },
});

const Status = styled('span')({ flex: 'none', display: 'grid', whiteSpace: 'nowrap' });

const Chevron = styled('span')({ display: 'grid', flex: 'none', color: color.inkFaint });
