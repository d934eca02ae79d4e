import { CARD_PART_WORDS } from '@contract/mypage/care-card';
import type { CareCard } from '@contract/mypage/care-card.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkWays } from '@/features/mypage/shared-pages/link-ways';
import { Openings } from '@/features/mypage/shared-pages/page-openings';
import { useEndCareCardMutation } from '@/features/mypage/shared-pages/shared-pages-api';
import { formatEnd } from '@/shared/lib/format-time';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

/** A card that runs: shown again, sent, ended. */
export function CareCardItem({ profileId, card }: { profileId: string; card: CareCard }) {
  const [shown, setShown] = useState(false);
  const [endCard, { isLoading }] = useEndCareCardMutation();
  const until = formatEnd(card.expires_at);
  return (
    <Card component="section" aria-label={`${until}까지 볼 수 있는 돌봄 카드`}>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong" component="h2">
            {until}까지
          </Typography>
          <Typography variant="small" color="textSecondary">
            {card.parts.map((part) => CARD_PART_WORDS[part].label).join(' · ')}
          </Typography>
        </Stack>
        <Openings times={card.openings} />
        <Buttons>
          <MainButton look="outline" pending={isLoading} onClick={() => void endCard({ profileId, cardId: card.id })}>
            끝내기
          </MainButton>
          {card.path ? <MainButton onClick={() => setShown(true)}>QR·링크 보기</MainButton> : null}
        </Buttons>
      </Stack>
      {card.path ? (
        <BottomSheet open={shown} onClose={() => setShown(false)} title="돌봄 카드 보여 드리기">
          <Stack spacing={4}>
            <Typography color="textSecondary" align="center">
              {until}까지 여러 번 열 수 있어요. 링크를 가진 사람은 누구나 볼 수 있으니, 돌봐 주시는 분께만 보내 주세요.
            </Typography>
            <LinkWays
              path={card.path}
              label="돌봄 카드 QR 코드"
              title="쑥쑥플래너 돌봄 카드"
              openLabel="어떻게 보이는지 열어 보기"
            />
          </Stack>
        </BottomSheet>
      ) : null}
    </Card>
  );
}

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
