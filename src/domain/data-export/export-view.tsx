import { formatTime } from '@/shared/lib/format-time';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
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
    <Stack gap={2}>
      <InAppNotice>파일을 저장할 수 없어요.</InAppNotice>
      <Text as="div" variant="strong" align="center" tabular role="status">
        {statusText(view)}
      </Text>
      {untilText(view) ? (
        <Text variant="small" ink="soft" align="center" tabular>
          {untilText(view)}
        </Text>
      ) : null}
      {archive?.state === 'preparing' ? (
        <Text variant="small" ink="soft" align="center">
          {whenClosed}
        </Text>
      ) : null}
      {archive?.state === 'ready' && archive.missing_pictures > 0 ? (
        <Text variant="small" ink="soft" align="center">
          사진 {archive.missing_pictures}장은 찾지 못해 담지 못했어요. 이름은 파일 안에 적어 두었어요.
        </Text>
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
