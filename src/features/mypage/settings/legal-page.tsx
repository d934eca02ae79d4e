import type { LegalKind } from '@contract/accounts/consents';
import type { LegalText } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { dayLabel } from '@/shared/lib/age-label';
import { color, size, space, text } from '@/shared/tokens';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';

const VERSION = 'version';

/** A legal text, in force or in the version of the address; open without the auth check (docs/specification.md §4.2). */
function LegalPage({ kind, title }: { kind: LegalKind; title: string }) {
  const [params] = useSearchParams();
  const version = params.get(VERSION) ?? undefined;
  const query = useGetLegalTextQuery({ kind, ...(version !== undefined && { version }) });
  const { currentData: legal } = query;
  return (
    <PageShell title={title} back>
      <QueryBoundary query={query} skeleton={<LegalSkeleton />}>
        {legal ? (
          <>
            <Summary>{legal.summary}</Summary>
            <LegalWords legal={legal} />
            <Versions legal={legal} />
          </>
        ) : null}
      </QueryBoundary>
    </PageShell>
  );
}

/** Earlier versions, and from one of them the way back to the text in force. */
function Versions({ legal }: { legal: LegalText }) {
  const others = legal.versions.filter(({ text_version }) => text_version !== legal.text_version);
  if (others.length === 0) return null;
  return (
    <Others aria-labelledby="versions">
      <h2 id="versions">다른 판</h2>
      <ul>
        {others.map(({ text_version, effective_date }) => {
          const isInForce = text_version === legal.versions[0]?.text_version;
          return (
            <li key={text_version}>
              <Link to={isInForce ? '?' : `?${new URLSearchParams({ [VERSION]: text_version })}`} replace>
                {isInForce ? '지금 쓰는 판' : '지난 판'} {text_version} ({dayLabel(effective_date)}부터)
              </Link>
            </li>
          );
        })}
      </ul>
    </Others>
  );
}

export const TermsPage = () => <LegalPage kind="terms" title="이용약관" />;
export const PrivacyPage = () => <LegalPage kind="privacy_policy" title="개인정보 처리방침" />;

const Summary = styled('h2')({ ...text.title, margin: `0 0 ${space(3)}` });

const Others = styled('section')({
  marginTop: space(8),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
  '& > h2': { ...text.strong, marginBottom: space(1) },
  '& a': { ...text.small, display: 'flex', alignItems: 'center', minHeight: size.touch },
});
