import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { color, gutter, media, motion, radius, safe, shadowColor, size, space, text } from '@/shared/tokens';
import { BookIcon, PencilIcon, SearchIcon } from '@/shared/ui/icon';
import { PageShell, type PageShellProps } from '@/shared/ui/page-shell';

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
  children: ReactNode;
}

/** Layout of a community section: search, tabs and the section's content. */
export function CommunityFrame({ title, width, children }: CommunityFrameProps) {
  const { pathname } = useLocation();
  const current = (to: string) => (pathname.replace(/\/+$/, '') === to ? 'page' : undefined);
  return (
    <PageShell title={title} titleHidden width={width}>
      <Top>
        <Tools>
          <Search to={community.search}>
            <SearchIcon size={20} />
            궁금한 이야기 찾기
          </Search>
          <Book to={community.book} aria-current={current(community.book)}>
            <BookIcon size={20} />
            도서
          </Book>
        </Tools>
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
      </Top>
      {children}
    </PageShell>
  );
}

/** The floating button to write a post, at the lower right. `tabs`: on a phone it sits above the tab bar. */
export function WriteButton({ to, label, tabs }: { to: string; label: string; tabs?: boolean }) {
  return (
    <>
      <div aria-hidden="true" style={{ height: '64px' }} />
      <Write to={to} data-tabs={tabs ? '' : undefined}>
        <PencilIcon size={20} />
        {label}
      </Write>
    </>
  );
}

const Top = styled('div')({ display: 'flex', flexDirection: 'column', gap: space(3), marginBottom: space(5) });

const Tools = styled('div')({ display: 'flex', gap: space(2) });

const Search = styled(Link)({
  ...text.body,
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '48px',
  padding: `${space(1)} ${space(4)}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  textDecoration: 'none',
  '& > svg': { flex: 'none' },
});

const Book = styled(Link)({
  ...text.label,
  fontWeight: 700,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '48px',
  padding: `0 ${space(4)}`,
  borderRadius: radius.round,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.ink,
  textDecoration: 'none',
  '&[aria-current="page"]': { backgroundColor: color.lilacSoft, color: color.onLilacSoft, borderColor: 'transparent' },
});

const Tabs = styled('ul')({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: `0 calc(-1 * ${gutter})`,
  padding: `0 ${space(3)}`,
  borderBottom: `1px solid ${color.line}`,
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
  '&[aria-current="page"]': { color: color.primary, fontWeight: 800, borderBottomColor: color.primary },
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
  borderRadius: radius.round,
  backgroundColor: color.primary,
  color: color.onPrimary,
  textDecoration: 'none',
  boxShadow: `0 6px 20px ${shadowColor(0.28)}`,
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.97)' },
  '&[data-tabs]': { bottom: `calc(max(${size.tabBar}px, calc(7rem - 56px)) + ${space(4)} + ${safe.bottom})` },
  [media.pad]: { right: space(8), bottom: space(8), '&[data-tabs]': { bottom: space(8) } },
});
