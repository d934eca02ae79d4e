import { useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { isInApp } from '@/shared/bridge/bridge';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { FormError } from '@/shared/ui/form-error';
import { ChecklistSproutArt } from '@/shared/ui/illustrations/checklist-sprout';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { StateView } from '@/shared/ui/state-view';
import { Text } from '@/shared/ui/text';
import { useExportMyDataMutation } from './export-api';

/** 1 536 → '2KB'; 3 400 000 → '3.2MB' */
const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** All data stored about the person, as one ZIP on the device. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const [received, setReceived] = useState(0);
  const [exportMyData, { data: exported, error, isLoading }] = useExportMyDataMutation();
  // The shell's window keeps no files.
  const inApp = isInApp();

  const begin = () => {
    setReceived(0);
    void exportMyData({ onBytes: setReceived });
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="내 정보 내려받기"
      actions={
        inApp ? (
          <MainButton onClick={onClose}>알겠어요</MainButton>
        ) : (
          <MainButton look={exported ? 'soft' : 'primary'} pending={isLoading} onClick={begin}>
            {exported ? '한 번 더 내려받기' : '내려받기'}
          </MainButton>
        )
      }
    >
      <Stack gap={4}>
        <StateView art={<ChecklistSproutArt size={132} />} compact>
          아이 프로필과 사진, 체크 기록과 답, 글, 동의 내역까지 쑥쑥플래너에 있는 내 정보를 모두 ZIP 파일 하나에 담아
          드려요.
        </StateView>
        {inApp ? (
          <Text ink="soft" align="center">
            앱에서는 파일을 저장할 수 없어요. 휴대폰이나 컴퓨터의 브라우저로 로그인해서 받아 주세요.
          </Text>
        ) : (
          <>
            <Text variant="small" ink="soft" align="center" style={{ textWrap: 'balance' }}>
              아이의 정보가 들어 있으니 다른 사람이 볼 수 없는 곳에 보관해 주세요.
            </Text>
            <Text as="div" variant="strong" align="center" tabular role="status">
              {isLoading ? (received > 0 ? `받고 있어요 · ${sizeText(received)}` : '모으고 있어요') : null}
              {exported && !isLoading ? `모두 담았어요 · ${sizeText(exported.bytes)}` : null}
            </Text>
            {error && !isLoading ? <FormError>{getErrorMessage(error)}</FormError> : null}
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}
