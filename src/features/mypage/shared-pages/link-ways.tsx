import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { serverPageUrl } from '@/shared/api/server-page-url';
import { LinkIcon, ShareIcon } from '@/shared/art/icons/further-icons';
import { type Shared, shareBoard } from '@/shared/bridge/bridge';
import { QrCode } from '@/shared/print/qr-code';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

const OUTCOMES: Record<Shared, string> = {
  shared: '링크를 보냈어요.',
  copied: '링크를 복사했어요.',
  cancelled: '',
  failed: '링크를 복사하지 못했어요. QR 코드를 보여 주세요.',
};

interface LinkWaysProps {
  /** Of the server, with the token in its fragment. */
  path: string;
  /** Purpose of the QR code. */
  label: string;
  /** Beside the link in a messenger; without a child's name. */
  title: string;
  /** Of the link that opens the page on this device. */
  openLabel: string;
}

/** A link as a QR code, to be sent, copied, or opened here. */
export function LinkWays({ path, label, title, openLabel }: LinkWaysProps) {
  const [said, setSaid] = useState('');
  const url = serverPageUrl(path);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(OUTCOMES.copied),
      () => setSaid(OUTCOMES.failed),
    );
  return (
    <Stack spacing={3}>
      <QrCode text={url} label={label} />
      <Ways>
        <MainButton
          look="soft"
          size="small"
          icon={<ShareIcon size={18} />}
          onClick={() => void shareBoard(title, url).then((outcome) => setSaid(OUTCOMES[outcome]))}
        >
          링크 보내기
        </MainButton>
        <MainButton look="soft" size="small" icon={<LinkIcon size={18} />} onClick={() => void copy()}>
          링크 복사
        </MainButton>
      </Ways>
      <MainButton component="a" href={url} look="quiet" size="small">
        {openLabel}
      </MainButton>
      <Typography variant="small" role="status" color="textSecondary" align="center">
        {said}
      </Typography>
    </Stack>
  );
}

const Ways = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
