import type { SentResult } from '@contract/mypage/clinic.responses';
import { OFFICIAL_WARNING_WORDS } from '@contract/test/diagnostics-words';
import { listOfficialRows } from '@contract/test/official-rows';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  useApproveSentResultMutation,
  useDiscardSentResultMutation,
} from '@/features/mypage/shared-pages/shared-pages-api';
import { listDay } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

/** Results sent by clinics: a record of the child only once a guardian saves it. */
export function SentResults({ profileId, results }: { profileId: string; results: readonly SentResult[] }) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title="병원이 보낸 검진 결과" />
      <Stack spacing={4}>
        {results.map((result) => (
          <SentResultCard key={result.id} profileId={profileId} result={result} />
        ))}
      </Stack>
    </section>
  );
}

function SentResultCard({ profileId, result }: { profileId: string; result: SentResult }) {
  const { id, round, taken_on, age, rows, place, note, warnings, sent_at } = result;
  const dispatch = useAppDispatch();
  const [discarding, setDiscarding] = useState(false);
  const [approve, { isLoading: approving }] = useApproveSentResultMutation();
  const [discard, { isLoading: removing }] = useDiscardSentResultMutation();
  const save = async () => {
    const { error } = await approve({ profileId, resultId: id });
    if (!error) dispatch(succeeded('검진 결과를 저장했어요'));
  };
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong" component="h3">
            {round}차 영유아 건강검진
          </Typography>
          <Typography variant="small" color="textSecondary">
            {listDay(taken_on)} · {age.actual_months}개월{place ? ` · ${place}` : ''}
          </Typography>
        </Stack>
        <Rows>
          {listOfficialRows(rows).map(({ domain, label, level }) => (
            <div key={domain}>
              <dt>{label}</dt>
              <dd>{level}</dd>
            </div>
          ))}
        </Rows>
        {note ? <Remark>{note}</Remark> : null}
        {warnings.map((warning) => (
          <Remark key={warning} data-warns="">
            {OFFICIAL_WARNING_WORDS[warning]}
          </Remark>
        ))}
        <Typography variant="small" color="textSecondary">
          {formatTime(sent_at, 'monthDayMinute')}에 보냈어요. 저장하면 공식 검진 결과로 남아요.
        </Typography>
        <Buttons>
          <MainButton look="outline" onClick={() => setDiscarding(true)}>
            지우기
          </MainButton>
          <MainButton pending={approving} onClick={() => void save()}>
            저장하기
          </MainButton>
        </Buttons>
      </Stack>
      <ConfirmSheet
        open={discarding}
        onClose={() => setDiscarding(false)}
        onConfirm={() => void discard({ profileId, resultId: id })}
        title="병원이 보낸 결과를 지울까요?"
        confirmLabel="지우기"
        danger
        pending={removing}
      >
        지우면 되돌릴 수 없어요. 필요하면 병원에 다시 보내 달라고 해 주세요.
      </ConfirmSheet>
    </Card>
  );
}

const Rows = styled('dl')({
  ...text.body,
  display: 'grid',
  gap: space(1),
  margin: 0,
  '& > div': { display: 'flex', gap: space(3) },
  '& dt': { flex: 'none', width: '4.5rem', color: color.inkSoft },
  '& dd': { margin: 0, fontWeight: 600 },
});

const Remark = styled('p')({
  ...text.small,
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.small,
  backgroundColor: color.sunken,
  whiteSpace: 'pre-wrap',
  '&[data-warns]': { backgroundColor: color.sunSoft, color: color.onSunSoft },
});

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
