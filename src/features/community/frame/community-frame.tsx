import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { writeCommunityTab } from '@/domain/community-tab';
import { paths } from '@/domain/paths';
import { PencilIcon, SearchIcon } from '@/shared/art/icons/further-icons';
import { color, edgeFade, gutter, media, motion, radius, safe, shadowColor, size, space, text } from '@/shared/tokens';
import { PageShell, type PageShellProps } from '@/shared/ui/layout/page-shell';

const { community } = paths;

/** Order of the tabs: docs/specification.md §2.3. */
const TABS = [
  { to: community.trip, label: '여행' },
  { to: community.grow, label: '발달' },
  { to: community.info, label: '육아정보' },
  { to: community.counseling, label: '상담' },
  { to: community.contest, label: '공모전' },
] as const;

interface CommunityFrameProps {
  /** The page's h1, unseen: the marked tab says it. */
  title: string;
  width?: PageShellProps['width'];
  /** The row under the tabs. */
  sub?: SubNavProps;
  children: ReactNode;
}

/** Layout of a community section: search, tabs and the section's content. */
export function CommunityFrame({ title, width, sub, children }: CommunityFrameProps) {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const current = (to: string) => {
    if (path === to) return 'page';
    // books are a part of the parenting information
    return path === community.book && to === community.info ? 'true' : undefined;
  };
  const open = TABS.find(({ to }) => current(to))?.to;
  useEffect(() => {
    if (open) writeCommunityTab(open);
  }, [open]);
  return (
    <PageShell title={title} titleHidden width={width}>
      <Top data-sub={sub ? '' : undefined}>
        <Search to={community.search}>
          <SearchIcon size={20} />
          궁금한 이야기 찾기
        </Search>
        <nav aria-label="커뮤니티">
          <Tabs>
            {TABS.map(({ to, label }) => (
              <li key={to}>
                <Tab to={to} aria-current={current(to)}>
                  {label}
                </Tab>
              </li>
            ))}
          </Tabs>
        </nav>
        {sub ? <SubNav {...sub} /> : null}
      </Top>
      {children}
    </PageShell>
  );
}

interface SubNavProps {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
  /** At its right end, grey: how many there are. */
  count?: string;
}

/** The parts of a section, under its tab. */
function SubNav({ label, links, count }: SubNavProps) {
  return (
    <Sub>
      <nav aria-label={label}>
        <ul>
          {links.map(({ to, label: words, current }) => (
            <li key={to}>
              <Part to={to} replace preventScrollReset aria-current={current ? 'page' : undefined}>
                {words}
              </Part>
            </li>
          ))}
        </ul>
      </nav>
      <Typography component="p" variant="small" color="textSecondary" aria-live="polite" style={{ flex: 'none' }}>
        {count}
      </Typography>
    </Sub>
  );
}

/** The parts of 육아정보: its posts, and the books with their reviews. */
export const infoParts = (current: 'info' | 'book' | 'story', count?: string): SubNavProps => ({
  label: '육아정보',
  count,
  links: [
    { to: community.info, label: '육아 이야기', current: current === 'info' },
    { to: community.book, label: '책 고르기', current: current === 'book' },
    { to: `${community.book}?tab=story`, label: '책 후기', current: current === 'story' },
  ],
});

interface FloatingLinkProps {
  to: string;
  label: string;
  icon?: ReactNode;
  /** On a phone it sits above the tab bar. */
  tabs?: boolean;
}

/** The floating button at the lower right: to write a post, or what `icon` shows. */
export function WriteButton({ to, label, icon = <PencilIcon size={20} />, tabs }: FloatingLinkProps) {
  return (
    <>
      <div aria-hidden="true" style={{ height: '64px' }} />
      <Write to={to} data-tabs={tabs ? '' : undefined}>
        {icon}
        {label}
      </Write>
    </>
  );
}

const Top = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  marginBottom: space(5),
  '&[data-sub]': { marginBottom: space(1) },
});

const Sub = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: `-${space(1)}`,
  '& > nav': { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  '& ul': { display: 'flex', gap: space(4) },
});

const Part = styled(Link)({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: color.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: color.primary, fontWeight: 800 },
});

const Search = styled(Link)({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: size.touch,
  padding: `${space(1)} ${space(4)}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  textDecoration: 'none',
  '& > svg': { flex: 'none' },
});

const Tabs = styled('ul')({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: `0 calc(-1 * ${gutter})`,
  padding: `0 ${space(3)}`,
  borderBottom: `1px solid ${color.line}`,
  ...edgeFade,
  '& > li': { flex: '1 0 auto' },
  [media.pad]: { margin: 0, padding: 0, '& > li': { flex: '0 0 auto' } },
});

const Tab = styled(Link)({
  ...text.lead,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  padding: `0 ${space(2)}`,
  color: color.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  marginBottom: '-1px',
  transition: `color ${motion.quick}ms`,
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: color.primary, fontWeight: 800, borderBottomColor: color.primary },
  [media.pad]: { padding: `0 ${space(5)}` },
});

const Write = styled(Link)({
  ...text.lead,
  fontWeight: 700,
  position: 'fixed',
  zIndex: 18,
  right: `calc(${gutter} + ${safe.right})`,
  bottom: `calc(${space(4)} + ${safe.bottom})`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '52px',
  padding: `0 ${space(5)}`,
  // shown in forced colours
  border: '1px solid transparent',
  borderRadius: radius.round,
  backgroundColor: color.primary,
  color: color.onPrimary,
  textDecoration: 'none',
  boxShadow: `0 6px 20px ${shadowColor(0.28)}`,
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.97)' },
  '&[data-tabs]': { bottom: `calc(max(${size.tabBar}px, calc(7rem - 56px)) + ${space(4)} + ${safe.bottom})` },
  [media.pad]: { right: space(8), bottom: space(8), '&[data-tabs]': { bottom: space(8) } },
  [media.short]: { bottom: space(4), '&[data-tabs]': { bottom: space(4) } },
});
