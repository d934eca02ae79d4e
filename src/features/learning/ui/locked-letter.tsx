import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';
import { ChildButton } from './child-button';

/** A letter that requires a coupon; the coupons are outside child mode, behind the guardian's password. */
export function LockedLetter({ name, onBack }: { name: string; onBack: () => void }) {
  const navigate = useNavigate();
  return (
    <Middle>
      <Stack gap={4} align="center">
        <ReadingBearArt size={200} />
        <Stack gap={1} align="center">
          <Text as="h2" variant="headline" align="center">
            {name}, 아직 자고 있어요
          </Text>
          <Text variant="lead" align="center" ink="soft">
            보호자가 이용권을 쓰면 깨어나요.
          </Text>
        </Stack>
        <ChildButton look="main" onClick={onBack}>
          다른 글자 쓰기
        </ChildButton>
        <ChildButton onClick={() => void navigate(paths.history.coupon)}>보호자: 쿠폰 보기</ChildButton>
      </Stack>
    </Middle>
  );
}

const Middle = styled('div')({ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center' });
