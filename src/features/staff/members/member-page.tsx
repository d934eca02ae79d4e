import { type MemberFindInput, memberSearchInput } from '@contract/staff/members';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { StaffPage } from '@/domain/staff/staff-page';
import { selectUser } from '@/features/auth/auth-slice';
import { getErrorMessage, isApiError } from '@/shared/api/api-error';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { useAppSelector } from '@/shared/store/hooks';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { AppealList } from './appeal-list';
import { MemberDetail } from './member-detail';
import { MemberSearch } from './member-search';
import { useFindMemberQuery } from './members-api';
import { MembersFound } from './members-found';

/** Only ids are part of the address: an e-mail or a name is in no history. */
function readAddress(params: URLSearchParams): MemberFindInput | null {
  const [id, inquiry] = [params.get('id'), params.get('inquiry')];
  if (id) return { key: 'id', value: id };
  return inquiry ? { key: 'inquiry', value: inquiry } : null;
}

/** /admin/member: finds a member and shows what staff may know and do. */
export function MemberPage() {
  const user = useAppSelector(selectUser);
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<{ input: MemberFindInput; at: string } | null>(null);
  // A link to another member replaces what was typed before.
  const sought = typed?.at === params.toString() ? typed.input : readAddress(params);
  const role = user?.role ?? 'parent';
  return (
    <StaffPage title="회원 관리" refused={role !== 'moderator' && role !== 'admin'} width="wide">
      <Stack spacing={8}>
        <MemberSearch role={role} onFind={(input) => setTyped({ input, at: params.toString() })} />
        {sought ? <Sought sought={sought} /> : role === 'admin' ? <AppealList /> : null}
      </Stack>
    </StaffPage>
  );
}

/** One member by a whole number, several by the beginning of a name. */
function Sought({ sought }: { sought: MemberFindInput }) {
  const search = v.safeParse(memberSearchInput, sought);
  return search.success ? (
    <MembersFound input={search.output}>{(only) => <Found sought={only} />}</MembersFound>
  ) : (
    <Found sought={sought} />
  );
}

function Found({ sought }: { sought: MemberFindInput }) {
  const query = useFindMemberQuery(sought, { refetchOnMountOrArgChange: true });
  const { error } = query;
  return (
    <QueryBoundary
      query={query}
      skeleton={
        <Stack spacing={4}>
          <Skeleton width={200} height={32} />
          <Skeleton shape="card" height={280} />
          <Skeleton shape="card" height={160} />
        </Stack>
      }
      failed={
        isApiError(error) && typeof error.status === 'number' && error.status < 500 ? (
          <EmptyState art={<SleepingMoonArt size={132} />} title="회원을 찾지 못했어요">
            {error.fields?.value ?? getErrorMessage(error)}
          </EmptyState>
        ) : undefined
      }
    >
      {(member) => <MemberDetail key={member.id} member={member} sought={sought} />}
    </QueryBoundary>
  );
}
