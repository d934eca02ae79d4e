import { formatNumber } from '@contract/common/format-number';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '../basics/visually-hidden';

interface SectionHeaderProps {
  title: string;
  /** The target of 전체보기. */
  to?: string;
  state?: unknown;
  /** For an action instead of a link. */
  onClick?: () => void;
  /** Shown as 'N건'. */
  count?: number;
  actionLabel?: string;
  id?: string;
  children?: ReactNode;
}

/** A section's h2, with the 전체보기 link and its count where there is more to see. */
export function SectionHeader({
  title,
  to,
  state,
  onClick,
  count,
  actionLabel = '전체보기',
  id,
  children,
}: SectionHeaderProps) {
  const inside = (
    <>
      <VisuallyHidden>{title} </VisuallyHidden>
      {actionLabel}
      <ChevronIcon size={18} />
    </>
  );
  return (
    <Row>
      <Head>
        <Title id={id}>{title}</Title>
        {count === undefined ? null : <Count>{formatNumber(count)}건</Count>}
      </Head>
      {children}
      {to ? (
        <ActionLink to={to} state={state} onClick={onClick}>
          {inside}
        </ActionLink>
      ) : onClick ? (
        <ActionButton type="button" onClick={onClick}>
          {inside}
        </ActionButton>
      ) : null}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(3),
  minHeight: size.touch,
  marginBottom: space(1),
});

const Title = styled('h2')({ ...text.title, margin: 0 });

const action = {
  ...text.label,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: size.touch,
  padding: `0 0 0 ${space(2)}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  textDecoration: 'none',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.ink } },
} as const;

const ActionLink = styled(Link)(action);

const ActionButton = styled('button')(action);

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) });

const Count = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
