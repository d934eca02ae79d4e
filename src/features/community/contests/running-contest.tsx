import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { useListContestsInfiniteQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { space } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { LoadingEntry, NotNow } from './entry-states';

/** The form without a contest in its address: of the one that runs, or of the one chosen from several. */
export function RunningContest() {
  const { currentData, isError, refetch } = useListContestsInfiniteQuery({ state: 'now' });
  if (!currentData) return <LoadingEntry failed={isError} onRetry={() => void refetch()} />;
  const running = currentData.pages.flatMap(({ items }) => items).filter(({ state }) => state === 'running');
  const [only] = running;
  if (!only) return <NotNow>지금 진행 중인 공모전이 없어요. 다음 공모전을 기다려 주세요.</NotNow>;
  if (running.length === 1) return <Navigate to={paths.community.toContestWrite(only.id)} replace />;
  return (
    <PageShell title="작품 올리기" back>
      <Stack spacing={4}>
        <Typography component="h2" variant="title">
          어느 공모전에 올릴까요?
        </Typography>
        <List>
          {running.map(({ id, title, theme, closes_at }) => (
            <li key={id}>
              <CardButton component={Link} to={paths.community.toContestWrite(id)} replace>
                <Typography component="span" variant="strong" style={{ display: 'block', fontWeight: 700 }}>
                  {title}
                </Typography>
                <Typography component="span" variant="small" color="textSecondary" style={{ display: 'block' }}>
                  {theme} · {lastMomentWords(closes_at)}
                </Typography>
              </CardButton>
            </li>
          ))}
        </List>
      </Stack>
    </PageShell>
  );
}

const List = styled('ul')({ display: 'grid', gap: space(3) });
