import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { color, focusRing, media, radius, shadowColor, size, space, text } from '@/shared/tokens';

const { mypage } = paths;
const TABS = [
  { to: mypage.analysisTotal, label: '통합' },
  { to: mypage.analysisDevelopment, label: '발달' },
  { to: mypage.analysisResult, label: '체크 결과' },
  { to: mypage.analysisStudy, label: '학습' },
];

/** The four analyses of a child, side by side: going from one to another adds no step back. */
export function AnalysisTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="분석">
      <List>
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Tab to={to} replace aria-current={pathname === to ? 'page' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul')({
  display: 'flex',
  gap: space(1),
  marginBottom: space(5),
  padding: '4px',
  borderRadius: '18px',
  backgroundColor: color.sunken,
  '& > li': { flex: '1 1 auto', minWidth: 0 },
  [media.pad]: { display: 'inline-flex', '& > li': { minWidth: '104px' } },
  '@media print': { display: 'none' },
});

const Tab = styled(Link)({
  ...text.label,
  display: 'grid',
  placeItems: 'center',
  minHeight: size.touch,
  boxSizing: 'border-box',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.field,
  color: color.inkSoft,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current="page"]': {
    backgroundColor: color.surfaceRaised,
    color: color.primary,
    fontWeight: 800,
    boxShadow: `0 1px 3px ${shadowColor(0.12)}`,
  },
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
