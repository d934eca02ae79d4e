import type { Consents } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListConsentsQuery } from '@/domain/legal/legal-api';
import { dayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { LineList, LineSkeleton } from '@/shared/ui/feedback/line-list';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { type ConsentAsk, ConsentAskSheet } from './consent-ask-sheet';
import { ConsentLine } from './consent-line';

/** The history of consents, and a button to change each. */
export function ConsentsSheet({ onClose }: { onClose: () => void }) {
  const query = useListConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [ask, setAsk] = useState<ConsentAsk | null>(null);
  return (
    <BottomSheet open onClose={onClose} title="동의 내역">
      <QueryBoundary query={query} compact skeleton={<LineSkeleton lines={5} buttons />}>
        <Stack spacing={3}>
          <LineList>
            {data?.now.map((consent) => (
              <ConsentLine
                key={consent.kind}
                consent={consent}
                withdrawn={data.history.find(({ kind }) => kind === consent.kind)?.given === false}
                onAsk={(how) => setAsk({ consent, how })}
              />
            ))}
          </LineList>
          {data ? <History lines={data.history} /> : null}
        </Stack>
      </QueryBoundary>
      <ExitTransition>{ask ? <ConsentAskSheet ask={ask} onClose={() => setAsk(null)} /> : null}</ExitTransition>
    </BottomSheet>
  );
}

function History({ lines }: { lines: Consents['history'] }) {
  return (
    <section>
      <Heading>지난 기록</Heading>
      {lines.length === 0 ? (
        <Typography variant="small" color="textSecondary">
          아직 남은 기록이 없어요.
        </Typography>
      ) : (
        <LineList>
          {lines.map(({ id, title, given, text_version, at }) => (
            <Past key={id}>
              <b>
                {title} · {given ? '동의' : '철회'}
              </b>
              <span>
                {dayOfTime(at)} · {text_version}판
              </span>
            </Past>
          ))}
        </LineList>
      )}
    </section>
  );
}

const Heading = styled('h3')({ ...text.strong, margin: `${space(2)} 0 0` });

const Past = styled('li')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  '& > span': { color: color.inkSoft },
});
