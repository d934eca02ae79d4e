import type { Profile } from '@contract/profiles/profile.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { TrashIcon } from '@/shared/art/icons/further-icons';
import { listDay } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListSkeleton } from '@/shared/ui/feedback/list-skeleton';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import {
  useCreateOfficialResultMutation,
  useDeleteOfficialResultMutation,
  useListOfficialResultsQuery,
  useUpdateOfficialResultMutation,
} from './official-api';
import { OfficialForm } from './official-form';

/** /test/official, /test/official?record=…: the clinic's result of a check-up, entered from its sheet. */
export function OfficialPage() {
  return <NeedsChild>{(profileId) => <Opened key={profileId} profileId={profileId} />}</NeedsChild>;
}

function Opened({ profileId }: { profileId: string }) {
  const [query] = useSearchParams();
  const recordId = query.get('record');
  const records = useListOfficialResultsQuery({ profileId });
  const child = useSelectedProfile(profileId);
  const record = records.currentData?.find(({ id }) => id === recordId) ?? null;
  const ready = records.currentData !== undefined && child.profile !== undefined;
  const broken = !ready && ((records.isError && !records.isFetching) || (child.isError && !child.isFetching));
  return (
    <PageShell title={recordId ? `${OFFICIAL_NAME} 수정` : `${OFFICIAL_NAME} 적기`} back width="narrow">
      <QueryBoundary
        isLoading={!ready && !broken}
        isError={broken}
        isEmpty={recordId !== null && record === null}
        onRetry={() => {
          if (records.isError) void records.refetch();
          if (child.isError) void child.refetch();
        }}
        skeleton={<ListSkeleton height={88} count={5} />}
        empty={
          <EmptyState
            title="이 기록은 찾을 수 없어요"
            action={
              <MainButton component={Link} to={paths.test.toList('past')} replace size="small" fit>
                지난 기록 보기
              </MainButton>
            }
          >
            이미 지워졌을 수 있어요.
          </EmptyState>
        }
      >
        {child.profile && records.currentData ? (
          <Editor
            key={recordId}
            child={child.profile}
            record={record}
            records={records.currentData}
            reload={() => records.refetch().unwrap()}
          />
        ) : null}
      </QueryBoundary>
    </PageShell>
  );
}

type EditorProps = {
  child: Profile;
  record: OfficialResult | null;
  records: readonly OfficialResult[];
  /** Reads the records as they are stored now. */
  reload: () => Promise<readonly OfficialResult[]>;
};

function Editor({ child, record, records, reload }: EditorProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [createOfficialResult] = useCreateOfficialResultMutation();
  const [changeRecord] = useUpdateOfficialResultMutation();
  const of = { profileId: child.id };

  /** @param steps history entries to go back: past this page, and past its open sheet */
  const leave = (steps: 1 | 2) =>
    void (key === 'default' ? navigate(paths.test.toList('past'), { replace: true }) : navigate(-steps));

  return (
    <Stack spacing={6}>
      <Typography color="textSecondary">
        {child.name}의 영유아 건강검진 결과지를 보고 옮겨 적어요. 우리 체크와 한 줄에 놓여 의사와 이야기할 때 도움이
        돼요.
      </Typography>
      <OfficialForm
        child={child}
        record={record}
        others={records.filter(({ id }) => id !== record?.id)}
        reload={async () => (await reload()).find(({ id }) => id === record?.id)}
        onSave={(input, updated_at, idempotencyKey) =>
          record
            ? changeRecord({ ...of, recordId: record.id, input: { ...input, updated_at }, idempotencyKey }).unwrap()
            : createOfficialResult({ ...of, input, idempotencyKey }).unwrap()
        }
        onSaved={() => {
          dispatch(succeeded('검진 결과를 저장했어요'));
          leave(1);
        }}
      />
      {record ? <Removal record={record} onRemoved={() => leave(2)} /> : null}
    </Stack>
  );
}

function Removal({ record, onRemoved }: { record: OfficialResult; onRemoved: () => void }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [removeRecord, { isLoading }] = useDeleteOfficialResultMutation();
  const remove = async () => {
    try {
      await removeRecord({ profileId: record.profile_id, recordId: record.id }).unwrap();
    } catch (error) {
      dispatch(failed(getErrorMessage(error)));
      return;
    }
    dispatch(succeeded('검진 결과를 지웠어요'));
    onRemoved();
  };
  return (
    <>
      <MainButton
        look="quiet"
        icon={<TrashIcon size={20} />}
        style={{ marginTop: space(2), color: color.danger }}
        onClick={() => setAsking(true)}
      >
        이 기록 지우기
      </MainButton>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title="검진 결과를 지울까요?"
        confirmLabel="지우기"
        pending={isLoading}
        danger
      >
        {listDay(record.taken_on)} {record.round}차 검진 결과를 지워요. 지우면 되돌릴 수 없어요.
      </ConfirmSheet>
    </>
  );
}
