import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { SectionHeader } from '@/shared/ui/layout/section-header';

/** 지금 할 수 있는 것: the nearest vaccinations and check-ups, plays, a check. */
export function NowSection({ analysis: { windows, open_windows: open, plays, age } }: { analysis: Analysis }) {
  const more = open - windows.filter(({ state }) => state === 'open').length;
  return (
    <section aria-labelledby="now">
      <SectionHeader id="now" title="지금 할 수 있는 것" />
      <List data-flat="">
        <ul>
          {windows.map((window) => (
            <li key={window.id}>
              <Way to={paths.homeHealth} title={window.name}>
                {windowWords(window)}
              </Way>
            </li>
          ))}
          <li>
            <Way to={paths.home} title="오늘의 놀이">
              {playWords(plays)}
            </Way>
          </li>
          <li>
            <Way to={paths.test.root} title="지금 나이에 맞는 체크">
              {age.corrected ? `교정 나이 ${age.months}개월` : `${age.months}개월`}에 할 수 있는 체크를 봐요
            </Way>
          </li>
        </ul>
      </List>
      {windows.length > 0 ? (
        <Typography variant="caption" color="textSecondary" style={{ marginTop: space(2) }}>
          접종과 검진은 실제 나이 {age.actual_months}개월 기준이에요.
          {more > 0 ? ` 지금 받을 수 있는 것이 ${more}가지 더 있어요.` : ''}
        </Typography>
      ) : null}
    </section>
  );
}

const Way = ({ to, title, children }: { to: string; title: string; children: string | string[] }) => (
  <Row component={Link} to={to}>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    <ChevronIcon size={18} />
  </Row>
);

/** The day that matters, and how many days that is. */
function windowWords({ state, from, to, days }: HealthWindow): string {
  if (state === 'upcoming') return from ? `${listDay(from)}부터 · ${days}일 뒤` : '';
  if (!to) return '지금 받을 수 있어요';
  if (days === 0) return '오늘까지예요';
  return `${listDay(to)}까지${days !== null && days < 100 ? ` · ${days}일 남았어요` : ''}`;
}

function playWords({ month, today }: Analysis['plays']): string {
  if (today > 0) return `오늘 ${today}가지 · 지난 한 달 ${month}번 함께했어요`;
  return month > 0 ? `지난 한 달 ${month}번 함께했어요` : '몇 분이면 할 수 있는 놀이를 골라 뒀어요';
}

const List = styled(Card)({ '& > ul > li + li': { borderTop: `1px solid ${color.line}` } }) as typeof Card;

const Row = styled(ListItemButton)({
  '& > span': { flex: 1, minWidth: 0 },
  '& b': { ...text.strong, display: 'block' },
  '& small': { ...text.small, display: 'block', color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
}) as typeof ListItemButton;
