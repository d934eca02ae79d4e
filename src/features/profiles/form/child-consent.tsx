import { type RefObject, useEffect } from 'react';
import { ConsentBlock } from '@/domain/legal/consent-block';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton } from '@/domain/legal/legal-words';
import { QueryBoundary } from '@/shared/ui/query-boundary';

interface ChildConsentProps {
  /** The version agreed to; null while none is. */
  version: string | null;
  onChange: (version: string | null) => void;
  /** The checkbox. */
  ref: RefObject<HTMLInputElement | null>;
}

/** The consent of the first child's legal representative, in the text in force, whose last section is the declaration. */
export function ChildConsent({ version, onChange, ref }: ChildConsentProps) {
  const query = useGetLegalTextQuery({ kind: 'child_data' }, { refetchOnMountOrArgChange: true });
  const { data: legal } = query;
  const isLoaded = legal !== undefined;
  useEffect(() => {
    if (isLoaded) ref.current?.focus();
  }, [isLoaded, ref]);
  const agree = legal?.sections.at(-1)?.paragraphs.join(' ') ?? '';
  return (
    <QueryBoundary query={query} skeleton={<LegalSkeleton />} compact>
      {legal ? (
        <ConsentBlock
          ref={ref}
          title={legal.title}
          lines={legal.sections.slice(0, -1).map(({ heading, paragraphs, items = [] }) => ({
            label: heading,
            text: [...paragraphs, ...items].join('\n'),
          }))}
          agree={agree}
          agreed={version === legal.text_version}
          onChange={(agreed) => onChange(agreed ? legal.text_version : null)}
          error={version === null ? '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
        />
      ) : null}
    </QueryBoundary>
  );
}
