import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ExportButton, ExportStatus } from '@/domain/data-export/export-view';
import { EXPORT_POLL_MS, useDataExport } from '@/domain/data-export/use-data-export';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { isInApp } from '@/shared/bridge/bridge';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { useGetExportQuery, useRequestExportMutation } from './export-api';

/** All data stored about the person, as one ZIP that the server makes and keeps for a day. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const view = useOwnExport();
  // The shell's window keeps no files.
  const inApp = isInApp();
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="내 정보 내려받기"
      actions={inApp ? <MainButton onClick={onClose}>알겠어요</MainButton> : <ExportActions view={view} />}
    >
      <Stack spacing={4}>
        <StateView art={<ChecklistSproutArt size={132} />} compact>
          아이 프로필과 사진, 체크 기록과 답, 글, 동의 내역까지 쑥쑥플래너에 있는 내 정보를 모두 ZIP 파일 하나에 담아
          드려요.
        </StateView>
        {inApp ? (
          <Typography color="textSecondary" align="center">
            앱에서는 파일을 저장할 수 없어요. 휴대폰이나 컴퓨터의 브라우저로 로그인해서 받아 주세요.
          </Typography>
        ) : (
          <>
            <Typography variant="small" color="textSecondary" align="center" style={{ textWrap: 'balance' }}>
              아이의 정보가 들어 있으니 다른 사람이 볼 수 없는 곳에 보관해 주세요. 만든 파일은 24시간 뒤에 지워져요.
            </Typography>
            <ExportStatus view={view} whenClosed="화면을 닫아도 괜찮아요. 다 되면 알림으로 알려 드려요." />
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}

function useOwnExport() {
  const { data: archive, error } = useGetExportQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetExportQuery(undefined, { pollingInterval: EXPORT_POLL_MS, skip: archive?.state !== 'preparing' });
  const [request, requesting] = useRequestExportMutation();
  return useDataExport({
    archive,
    onRequest: () => void request(),
    isRequesting: requesting.isLoading,
    error: requesting.error ?? error,
  });
}

function ExportActions({ view }: { view: ReturnType<typeof useOwnExport> }) {
  return (
    <Stack spacing={2}>
      <ExportButton view={view} />
      {view.archive?.state === 'ready' ? (
        <MainButton look="quiet" onClick={view.onRequest}>
          새로 만들기
        </MainButton>
      ) : null}
    </Stack>
  );
}
