import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatTime } from '@/shared/lib/format-time';
import { MainButton, type MainButtonProps } from '@/shared/ui/buttons/main-button';
import { InAppNotice } from '@/shared/ui/feedback/in-app-notice';
import { FormError } from '@/shared/ui/forms/form-error';
import type { DataExportView } from './use-data-export';

/** 1 536 → '2KB'; 3 400 000 → '3.2MB' */
const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** State of the archive, announced as it changes. */
export function ExportStatus({ view, whenClosed }: { view: DataExportView; whenClosed: string }) {
  const { archive, problem } = view;
  return (
    <Stack spacing={2}>
      <InAppNotice>파일을 저장할 수 없어요.</InAppNotice>
      <Typography
        component="div"
        variant="strong"
        align="center"
        role="status"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {statusText(view)}
      </Typography>
      {untilText(view) ? (
        <Typography variant="small" color="textSecondary" align="center" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {untilText(view)}
        </Typography>
      ) : null}
      {archive?.state === 'preparing' ? (
        <Typography variant="small" color="textSecondary" align="center">
          {whenClosed}
        </Typography>
      ) : null}
      {archive?.state === 'ready' && archive.missing_pictures > 0 ? (
        <Typography variant="small" color="textSecondary" align="center">
          사진 {archive.missing_pictures}장은 찾지 못해 담지 못했어요. 이름은 파일 안에 적어 두었어요.
        </Typography>
      ) : null}
      {problem ? <FormError>{problem}</FormError> : null}
      {!problem && archive?.state === 'failed' ? (
        <FormError>파일을 만들지 못했어요. 다시 만들어 주세요.</FormError>
      ) : null}
    </Stack>
  );
}

function statusText({ archive, received, saved }: DataExportView): string | null {
  if (received !== null) return received > 0 ? `받고 있어요 · ${sizeText(received)}` : '받고 있어요';
  if (archive?.state === 'preparing') return '파일을 만들고 있어요';
  if (archive?.state !== 'ready') return null;
  return saved === null ? '파일이 준비됐어요' : `모두 받았어요 · ${sizeText(saved)}`;
}

const untilText = ({ archive, received, saved }: DataExportView): string | null =>
  archive?.state === 'ready' && received === null && saved === null
    ? `${formatTime(archive.until, 'monthDayMinute')}까지 받을 수 있어요`
    : null;

type ButtonProps = { view: DataExportView; look?: MainButtonProps['look'] };

/** The one thing to do now: have the archive made, or fetch it. */
export function ExportButton({ view, look = 'primary' }: ButtonProps) {
  const { archive, saved, problem, isPending, onDownload, onRequest } = view;
  if (archive?.state === 'ready')
    return (
      <MainButton look={saved === null ? look : 'soft'} pending={isPending} onClick={onDownload}>
        {saved === null ? `내려받기 · ${sizeText(archive.bytes)}` : '한 번 더 내려받기'}
      </MainButton>
    );
  return (
    <MainButton look={look} pending={isPending || (archive === undefined && !problem)} onClick={onRequest}>
      {archive?.state === 'failed' ? '다시 만들기' : '파일 만들기'}
    </MainButton>
  );
}
