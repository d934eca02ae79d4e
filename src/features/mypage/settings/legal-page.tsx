import type { ConsentKind } from '@contract/accounts/consents';
import styled from '@emotion/styled';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { space, text } from '@/shared/tokens';
import { PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';

/** A legal text; open without the auth check (docs/specification.md §4.2). */
export function LegalPage({ kind, title }: { kind: ConsentKind; title: string }) {
  const query = useGetLegalTextQuery({ kind });
  const { data: legal } = query;
  return (
    <PageShell title={title} back>
      <QueryBoundary query={query} skeleton={<LegalSkeleton />}>
        {legal ? (
          <>
            <Summary>{legal.summary}</Summary>
            <LegalWords legal={legal} />
          </>
        ) : null}
      </QueryBoundary>
    </PageShell>
  );
}

export const TermsPage = () => <LegalPage kind="terms" title="이용약관" />;
export const PrivacyPage = () => <LegalPage kind="privacy" title="개인정보 처리방침" />;

const Summary = styled('h2')({ ...text.title, margin: `0 0 ${space(3)}` });
