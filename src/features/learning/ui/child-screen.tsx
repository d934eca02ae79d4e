import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BackIcon } from '@/shared/art/icons/icon';
import { color, gutter, media, safe, space, text } from '@/shared/tokens';
import { RoundButton } from './child-button';

interface ChildScreenProps {
  title: string;
  /** The large round button on the left: its action and its label. */
  back?: { label: string; go: () => void; icon?: ReactNode };
  /** The link to the parent's pages, at the end of the page. */
  parent?: ReactNode;
  children: ReactNode;
}

/** A page of child mode: few words, large buttons, and no exit by accident. */
export function ChildScreen({ title, back, parent, children }: ChildScreenProps) {
  return (
    <Ground>
      <title>{`${title} · 쑥쑥플래너`}</title>
      <Bar>
        <span>
          {back ? (
            <RoundButton label={back.label} onClick={back.go}>
              {back.icon ?? <BackIcon size={30} />}
            </RoundButton>
          ) : null}
        </span>
        <Title>{title}</Title>
        <span />
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
        {parent ? <Foot>{parent}</Foot> : null}
      </Main>
    </Ground>
  );
}

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  paddingLeft: safe.left,
  paddingRight: safe.right,
  background: `linear-gradient(${color.skySoft}, ${color.paper} 22rem)`,
});

const Bar = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 1fr) minmax(0, auto) minmax(64px, 1fr)',
  alignItems: 'center',
  gap: space(2),
  minHeight: '64px',
  padding: `calc(${space(2)} + ${safe.top}) ${space(3)} ${space(2)}`,
  [media.pad]: { padding: `calc(${space(4)} + ${safe.top}) ${space(8)} ${space(3)}` },
});

const Title = styled('h1')({ ...text.headline, margin: 0, textAlign: 'center' });

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '1080px',
  margin: '0 auto',
  padding: `${space(1)} ${gutter} calc(${space(6)} + ${safe.bottom})`,
  outline: 'none',
  [media.pad]: { padding: `${space(2)} ${space(8)} calc(${space(8)} + ${safe.bottom})` },
});

const Foot = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: space(8) });
