import type { ConsentKind } from '@contract/accounts/consents';
import type { LegalText } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton } from '@/domain/legal/legal-words';
import { LegalSheet } from '@/features/auth/ui/legal-sheet';
import { TickRow } from '@/features/auth/ui/tick-row';
import { dayLabel } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';

interface NewTextProps {
  kind: ConsentKind;
  /** The version agreed to before. */
  before: string | null;
  /** The version agreed to now; undefined while none is. */
  version: string | undefined;
  onChange: (version: string | undefined) => void;
  error?: string;
}

/** The changes of every version since the one agreed to; of the last one where that is unknown. */
function listChanges({ versions }: LegalText, before: string | null): string[] {
  const index = versions.findIndex(({ text_version }) => text_version === before);
  return versions.slice(0, index < 0 ? 1 : index).flatMap(({ changes }) => changes);
}

/** A text in its new version: what changed, from when, its words, and the box that agrees. */
export function NewText({ kind, before, version, onChange, error }: NewTextProps) {
  const query = useGetLegalTextQuery({ kind }, { refetchOnMountOrArgChange: true });
  const { data: legal } = query;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section">
      <QueryBoundary query={query} skeleton={<LegalSkeleton />} compact>
        {legal ? (
          <>
            <Typography component="h3" variant="title">
              {legal.title}
            </Typography>
            <Typography variant="small" color="textSecondary">
              {dayLabel(legal.effective_date)}부터 적용돼요.
            </Typography>
            <Changes>
              {listChanges(legal, before).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Changes>
            <TickRow
              checked={version === legal.text_version}
              onChange={(checked) => onChange(checked ? legal.text_version : undefined)}
              error={error}
              onOpen={() => setOpen(true)}
              openLabel={`${legal.title} 보기`}
            >
              (필수) 바뀐 내용에 동의해요
            </TickRow>
            <ExitTransition>
              {isOpen ? (
                <LegalSheet head={legal} onClose={() => setOpen(false)} onAgree={() => onChange(legal.text_version)} />
              ) : null}
            </ExitTransition>
          </>
        ) : null}
      </QueryBoundary>
    </Card>
  );
}

const Changes = styled('ul')({
  ...text.body,
  margin: `${space(3)} 0`,
  paddingLeft: space(5),
  listStyle: 'disc',
  '& > li': { marginBottom: space(1) },
  '& > li::marker': { color: color.primary },
});
