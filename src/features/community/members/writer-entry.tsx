import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetCommunityMeQuery } from '@/features/community/posts-api/post-api';
import { isUnanswered } from '@/shared/api/api-error';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { RulesForm } from './rules-form';

interface WriterEntryProps {
  /** The title of the page to be written on. */
  title: string;
  /** A post was begun here before: its writer passes without an answer of the server, so that it stays readable. */
  hasDraft: boolean;
  skeleton: ReactNode;
  /** The form, with its own page. */
  children: ReactNode;
}

/** Asks for the nickname and the rules before a form is shown; members pass at once. */
export function WriterEntry({ title, hasDraft, skeleton, children }: WriterEntryProps) {
  const { data: me, error, refetch } = useGetCommunityMeQuery();
  if (me ? me.agreed && me.nickname !== null : error && hasDraft) return children;
  return (
    <PageShell title={title} back width={me ? 'narrow' : 'normal'}>
      {me ? (
        <Stack spacing={6}>
          <Stack spacing={1}>
            <Typography component="h2" variant="title">
              처음 오셨네요, 반가워요
            </Typography>
            <Typography color="textSecondary">닉네임만 정하면 바로 쓸 수 있어요.</Typography>
          </Stack>
          {/* the form takes the place of this one: focus goes to the page, not to the window's top */}
          <RulesForm onAgreed={() => document.getElementById('main')?.focus()} />
        </Stack>
      ) : isUnanswered(error) ? (
        <EmptyState
          title="인터넷에 연결되면 쓸 수 있어요"
          action={
            <MainButton look="soft" size="small" fit onClick={() => void refetch()}>
              다시 시도
            </MainButton>
          }
        >
          처음 쓰기 전에 닉네임을 정해야 해요. 연결을 확인하고 다시 시도해 주세요.
        </EmptyState>
      ) : error ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        skeleton
      )}
    </PageShell>
  );
}
