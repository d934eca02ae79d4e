import { CLINIC_PART_WORDS } from '@contract/mypage/clinic';
import type { ClinicLink } from '@contract/mypage/clinic.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkWays } from '@/features/mypage/shared-pages/link-ways';
import { Openings } from '@/features/mypage/shared-pages/page-openings';
import { useEndClinicLinkMutation } from '@/features/mypage/shared-pages/shared-pages-api';
import { useSecondsLeft } from '@/shared/forms/use-seconds-left';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** '29:05' */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A link that runs: its QR code until it is opened, then when it was; ended by a tap. */
export function LinkCard({ profileId, link }: { profileId: string; link: ClinicLink }) {
  const left = useSecondsLeft(Date.parse(link.expires_at));
  const [endLink, { isLoading }] = useEndClinicLinkMutation();
  return (
    <Card component="section" aria-label="지금 보여 주는 것">
      <Stack spacing={4}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Chip tone={link.path ? 'sun' : 'leaf'}>{link.path ? '아직 열지 않았어요' : '진료실에서 보고 있어요'}</Chip>
          <Typography
            variant="headline"
            component="p"
            align="center"
            role="timer"
            aria-label="남은 시간"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {clock(left)}
          </Typography>
          <Typography variant="small" color="textSecondary" align="center">
            {link.parts.map((part) => CLINIC_PART_WORDS[part].label).join(' · ')}
          </Typography>
        </Stack>
        {link.path ? (
          <>
            <Typography color="textSecondary" align="center">
              한 번만 열 수 있어요. 진료실의 휴대폰이나 컴퓨터로 찍어 주세요.
            </Typography>
            <LinkWays
              path={link.path}
              label="진료실에서 찍을 QR 코드"
              title="쑥쑥플래너 진료용 기록"
              openLabel="이 휴대폰으로 보여 주기"
            />
          </>
        ) : (
          <Openings times={link.openings} />
        )}
        <MainButton look="outline" pending={isLoading} onClick={() => void endLink({ profileId, linkId: link.id })}>
          보여 주기 끝내기
        </MainButton>
      </Stack>
    </Card>
  );
}
