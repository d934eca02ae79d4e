import type { LegalKind } from '@contract/accounts/consents';
import type { LegalHead } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { radius } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

interface LegalSheetProps {
  head: LegalHead;
  onClose: () => void;
  onAgree: () => void;
}

function Words({ kind }: { kind: LegalKind }) {
  const { data, isError, isFetching, refetch } = useGetLegalTextQuery({ kind });
  return (
    <QueryBoundary
      isLoading={!data && (isFetching || !isError)}
      isError={isError}
      onRetry={() => void refetch()}
      skeleton={<LegalSkeleton />}
      compact
    >
      {data ? <LegalWords legal={data} heading="h3" /> : null}
    </QueryBoundary>
  );
}

/** The full text of one consent, with a button that agrees to it. */
export function LegalSheet({ head, onClose, onAgree }: LegalSheetProps) {
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={head.title}
      actions={
        <MainButton
          onClick={() => {
            onAgree();
            onClose();
          }}
        >
          동의하기
        </MainButton>
      }
    >
      <Reading tabIndex={0} role="region" aria-label={`${head.title} 내용`}>
        <Words kind={head.kind} />
      </Reading>
    </BottomSheet>
  );
}

/** Reached by keyboard, so that its arrows scroll the text. */
const Reading = styled('div')({ borderRadius: radius.small });
