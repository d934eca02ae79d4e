import styled from '@emotion/styled';
import { Link, Navigate } from 'react-router-dom';
import { useListContestsInfiniteQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { space } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
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
      <Stack gap={4}>
        <Text as="h2" variant="title">
          어느 공모전에 올릴까요?
        </Text>
        <List>
          {running.map(({ id, title, theme, closes_at }) => (
            <li key={id}>
              <CardButton as={Link} to={paths.community.toContestWrite(id)} replace>
                <Text as="span" variant="strong" style={{ display: 'block', fontWeight: 700 }}>
                  {title}
                </Text>
                <Text as="span" variant="small" ink="soft" style={{ display: 'block' }}>
                  {theme} · {lastMomentWords(closes_at)}
                </Text>
              </CardButton>
            </li>
          ))}
        </List>
      </Stack>
    </PageShell>
  );
}

const List = styled('ul')({ display: 'grid', gap: space(3) });
