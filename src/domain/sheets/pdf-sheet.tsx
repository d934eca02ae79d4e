import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getErrorMessage, isApiError } from '@/shared/api/api-error';
import { DocumentIcon, DownloadIcon, PrintIcon, RefreshIcon, ShareIcon } from '@/shared/art/icons/further-icons';
import { canShareFile, isInApp, shareFile } from '@/shared/bridge/bridge';
import { saveFile } from '@/shared/lib/save-file';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { InAppNotice } from '@/shared/ui/feedback/in-app-notice';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FormError } from '@/shared/ui/forms/form-error';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import type { SheetPdf } from './use-sheet-pdf';

interface PdfSheetProps {
  open: boolean;
  onClose: () => void;
  pdf: SheetPdf;
  onPrint: () => void;
}

/** Result of a PDF. Sharing takes a tap of its own: browsers share only what a tap has just asked for. */
export function PdfSheet({ open, onClose, pdf, onPrint }: PdfSheetProps) {
  const print = () => {
    onClose();
    onPrint();
  };
  return (
    <BottomSheet open={open} onClose={onClose} title="PDF로 저장·공유" actions={<Actions pdf={pdf} onPrint={print} />}>
      <Stack spacing={4}>
        <Typography>아이의 기록이 들어 있어요. 진료받는 곳처럼 믿을 수 있는 곳에만 보내 주세요.</Typography>
        <InAppNotice>파일을 저장할 수 없어요.</InAppNotice>
        {pdf.error ? (
          <FormError>{getErrorMessage(pdf.error)}</FormError>
        ) : (
          <Card aria-busy={pdf.file === null}>
            <DocumentIcon size={28} />
            <div>
              <b>{pdf.name}</b>
              <small role="status">{pdf.file ? `A4 · ${sizeWords(pdf.file.size)}` : 'PDF를 만들고 있어요'}</small>
            </div>
            {pdf.file ? null : <Skeleton width={72} height={12} />}
          </Card>
        )}
      </Stack>
    </BottomSheet>
  );
}

function Actions({ pdf: { file, error, make }, onPrint }: { pdf: SheetPdf; onPrint: () => void }) {
  const dispatch = useAppDispatch();
  if (error) {
    const canRetry = !(isApiError(error) && error.code === 'PDF_NOT_OFFERED');
    return (
      <Buttons>
        {canRetry ? (
          <MainButton icon={<RefreshIcon size={20} />} onClick={make}>
            다시 시도
          </MainButton>
        ) : null}
        {/* The shell's window prints nothing. */}
        {isInApp() ? null : (
          <MainButton look={canRetry ? 'outline' : 'primary'} icon={<PrintIcon size={20} />} onClick={onPrint}>
            인쇄하기
          </MainButton>
        )}
      </Buttons>
    );
  }
  const share = async () => {
    if (file && (await shareFile(file)) === 'unsupported')
      dispatch(failed('여기서는 파일을 보낼 수 없어요. 휴대폰이나 컴퓨터의 브라우저에서 다시 해 주세요.'));
  };
  const shares = file === null || canShareFile(file);
  return (
    <Buttons>
      {shares ? (
        <MainButton icon={<ShareIcon size={20} />} disabled={file === null} onClick={() => void share()}>
          공유하기
        </MainButton>
      ) : null}
      {isInApp() ? null : (
        <MainButton
          look={shares ? 'outline' : 'primary'}
          icon={<DownloadIcon size={20} />}
          disabled={file === null}
          onClick={() => file && saveFile(file, file.name)}
        >
          저장하기
        </MainButton>
      )}
    </Buttons>
  );
}

/** 1 536 → '2KB' */
const sizeWords = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))}KB`;

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > svg': { flex: 'none', color: color.primary },
  '& > div': { flex: '1 1 0', minWidth: 0, display: 'grid', gap: space(1) },
  '& b': { ...text.strong, overflowWrap: 'anywhere' },
  '& small': { ...text.small, color: color.inkSoft },
});

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
