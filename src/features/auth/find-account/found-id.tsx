import type { FoundId as Found } from '@contract/auth/join.responses';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { dayLabel } from '@/shared/lib/age-label';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ConfettiDoneArt } from '@/shared/ui/illustrations/confetti-done';

/** The id that was found, a part of it hidden. */
export function FoundId({ found }: { found: Found }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Card>
        <Stack align="center" gap={2}>
          <ConfettiDoneArt size={132} />
          <h2 ref={heading} tabIndex={-1} style={{ margin: 0, outline: 'none' }}>
            <Text as="span" variant="strong">
              아이디를 찾았어요
            </Text>
          </h2>
          <Text variant="headline">{found.masked_user_id}</Text>
          <Text ink="soft" variant="small">
            {dayLabel(found.joined_on)}에 가입했어요
          </Text>
        </Stack>
      </Card>
      <MainButton as={Link} to={paths.auth.login} replace>
        로그인하기
      </MainButton>
    </Stack>
  );
}
