import { MEMBERS_FOUND, type MemberFindInput, type MemberSearchInput, ROLE_LABELS } from '@contract/staff/members';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { staffPaths } from '@/domain/staff/staff-paths';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { useSearchMembersQuery } from './members-api';

interface MembersFoundProps {
  input: MemberSearchInput;
  /** Shows the only member that was found, or that there is none. */
  children: (sought: MemberFindInput) => ReactNode;
}

/** The members whose nickname, e-mail or log-in id begins with what was typed; a single one is opened at once. */
export function MembersFound({ input, children }: MembersFoundProps) {
  const query = useSearchMembersQuery(input, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      isEmpty={query.currentData?.items.length === 0}
      skeleton={<Skeleton shape="card" height={160} />}
      // Another writing of a whole nickname finds its member.
      empty={children(input)}
    >
      {({ items, more }) =>
        items.length === 1 && items[0] ? (
          children({ key: 'id', value: items[0].id })
        ) : (
          <TitledSection title={more ? `회원을 ${MEMBERS_FOUND}명 넘게 찾았어요` : `회원을 ${items.length}명 찾았어요`}>
            <Stack spacing={2}>
              {items.map(({ id, nickname, user_id, email_masked, role }) => (
                <CardButton key={id} component={Link} to={staffPaths.toMember(id)}>
                  <Typography component="span" variant="strong">
                    {nickname ?? '닉네임을 정하지 않은 회원'}
                  </Typography>
                  <Typography component="span" variant="small" color="textSecondary" style={{ display: 'block' }}>
                    {[user_id, email_masked, ROLE_LABELS[role]].join(' · ')}
                  </Typography>
                </CardButton>
              ))}
            </Stack>
          </TitledSection>
        )
      }
    </QueryBoundary>
  );
}
