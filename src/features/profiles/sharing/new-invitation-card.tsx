import { INVITATION_HOURS } from '@contract/profiles/sharing';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { serverPageUrl } from '@/shared/api/server-page-url';
import { LinkIcon, ShareIcon } from '@/shared/art/icons/further-icons';
import { type Shared, shareBoard } from '@/shared/bridge/bridge';
import { formatTime } from '@/shared/lib/format-time';
import { QrCode } from '@/shared/print/qr-code';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** Without the child's name: it goes into a messenger. */
const TITLE = '쑥쑥플래너에서 아이를 함께 봐요';

const OUTCOMES: Record<Shared, string> = {
  shared: '초대 링크를 보냈어요.',
  copied: '초대 링크를 복사했어요. 초대할 분에게 보내 주세요.',
  cancelled: '',
  failed: '링크를 복사하지 못했어요. 코드나 QR 코드로 초대해 주세요.',
};

/** A new invitation in three ways: a link to send, a QR code to show, a code to read out. */
export function NewInvitationCard({ invitation }: { invitation: NewInvitation }) {
  const [said, setSaid] = useState('');
  const url = serverPageUrl(invitation.path);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(OUTCOMES.copied),
      () => setSaid(OUTCOMES.failed),
    );
  return (
    <Stack spacing={5}>
      <Typography color="textSecondary">
        <b>{formatTime(invitation.expires_at, 'monthDayMinute')}</b>까지 {INVITATION_HOURS}시간 동안, 한 사람이 한 번만
        쓸 수 있어요. 창을 닫으면 이 초대장은 다시 볼 수 없어요. 잃어버렸다면 취소하고 새로 만들어 주세요.
      </Typography>
      <Stack spacing={2}>
        <Ways>
          <MainButton
            icon={<ShareIcon size={20} />}
            onClick={() => void shareBoard(TITLE, url).then((outcome) => setSaid(OUTCOMES[outcome]))}
          >
            링크 보내기
          </MainButton>
          <MainButton look="soft" icon={<LinkIcon size={20} />} onClick={() => void copy()}>
            링크 복사
          </MainButton>
        </Ways>
        <Typography variant="small" role="status" color="textSecondary" align="center">
          {said}
        </Typography>
      </Stack>
      <Stack spacing={2}>
        <Typography variant="label" component="h3" align="center">
          옆에 있다면 카메라로 찍어요
        </Typography>
        <QrCode text={url} label="초대 QR 코드" />
      </Stack>
      <Stack spacing={1}>
        <Typography variant="label" component="h3" align="center">
          전화로 불러 준다면 초대 코드
        </Typography>
        <Code>{invitation.code}</Code>
        <Typography variant="small" color="textSecondary" align="center">
          로그인한 뒤 아이 선택 화면의 ‘초대받은 아이 보기’에서 입력해요.
        </Typography>
      </Stack>
    </Stack>
  );
}

const Ways = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

const Code = styled('p')({
  ...text.headline,
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  textAlign: 'center',
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
