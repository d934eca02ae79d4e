import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, radius, size, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';

/** Every result of a category, each a link to its page. */
export function AllResults({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Results summary={`지난 결과 모두 ${count}개`}>
      <ul>{children}</ul>
    </Results>
  );
}

export const ResultLine = ({ to, title, words }: { to: string; title: string; words: string }) => (
  <li>
    <RowLink to={to}>
      <b>{title}</b>
      {words ? <small>{words}</small> : null}
    </RowLink>
  </li>
);

export const Cards = styled('div')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
});

export const Head = styled('div')({
  display: 'grid',
  gap: '2px',
  '& > h2': text.title,
  '& > p': { ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

export const PartRows = styled('ul')({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space(1)} ${space(3)}`,
    padding: `${space(2.5)} 0`,
  },
  // the bars of all parts in one column, whatever the length of the words beside them
  '@supports (grid-template-columns: subgrid)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
    '& > li > span:last-child': { gridColumn: '3', justifySelf: 'end' },
    '& > li > b + span:last-child': { gridColumn: '2 / -1' },
  },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  '& b': { ...text.label, flex: '1 1 4em' },
  '& > li > span:last-child': { ...text.small, marginLeft: 'auto', textAlign: 'end' },
});

export const Change = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > b': { ...text.small, fontWeight: 700 },
  '& > p': text.small,
});

const Results = styled(Fold)({
  '& .MuiAccordionSummary-root': { color: color.inkSoft },
  '& .MuiAccordionSummary-content': { flexGrow: 0 },
  '& li + li': { borderTop: `1px solid ${color.line}` },
});

const RowLink = styled(Link)({
  display: 'grid',
  alignContent: 'center',
  minHeight: size.touch,
  padding: `${space(2)} 0`,
  color: color.ink,
  textDecoration: 'none',
  '& > b': { ...text.small, fontWeight: 700 },
  '& > small': { ...text.caption, color: color.inkSoft },
});
