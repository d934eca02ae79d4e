import type { LegalKind } from '@contract/accounts/consents';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { ConsentBlock } from './consent-block';
import { useGetLegalTextQuery } from './legal-api';
import { LegalSkeleton } from './legal-words';

interface LegalConsentProps {
  kind: LegalKind;
  /** The version agreed to; null while none is. */
  version: string | null;
  onChange: (version: string | null) => void;
  error?: string;
  onLoaded?: () => void;
  /** The checkbox. */
  ref?: Ref<HTMLInputElement>;
}

/** A consent in its text in force, whose last section is the declaration. */
export function LegalConsent({ kind, version, onChange, error, onLoaded, ref }: LegalConsentProps) {
  const query = useGetLegalTextQuery({ kind }, { refetchOnMountOrArgChange: true });
  const { data: legal } = query;
  const isLoaded = legal !== undefined;
  const loaded = useEffectEvent(() => onLoaded?.());
  useEffect(() => {
    if (isLoaded) loaded();
  }, [isLoaded]);
  const agree = legal?.sections.at(-1)?.paragraphs.join(' ') ?? '';
  return (
    <QueryBoundary query={query} skeleton={<LegalSkeleton />} compact>
      {legal ? (
        <ConsentBlock
          ref={ref}
          title={legal.title}
          summary={legal.summary}
          lines={legal.sections.slice(0, -1).map(({ heading, paragraphs, items = [] }) => ({
            label: heading,
            text: [...paragraphs, ...items].join('\n'),
          }))}
          agree={agree}
          agreed={version === legal.text_version}
          onChange={(agreed) => onChange(agreed ? legal.text_version : null)}
          error={error}
        />
      ) : null}
    </QueryBoundary>
  );
}
