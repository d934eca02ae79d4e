import type { Freeze } from '@contract/auth/freezes.responses';
import { dayOfTime } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { reasonLabel } from './member-words';

/** Why and since when an account is frozen, and its appeal. `onAnswer` where the caller may answer it. */
export function FreezeCard({ freeze, onAnswer }: { freeze: Freeze; onAnswer?: () => void }) {
  const { reason, text, frozen_at, appeal } = freeze;
  return (
    <Card as="section" aria-labelledby="freeze-title">
      <Stack gap={3}>
        <Text as="h3" variant="strong" id="freeze-title" style={{ margin: 0 }}>
          {dayOfTime(frozen_at)}부터 이용 정지
        </Text>
        <Text variant="small" ink="soft">
          {reasonLabel(reason)}
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
        {appeal ? (
          <>
            <Text as="h4" variant="label" ink="soft" style={{ margin: 0 }}>
              회원의 이의 · {formatTime(appeal.sent_at, 'monthDayMinute')}
            </Text>
            <Text style={{ whiteSpace: 'pre-line' }}>{appeal.text}</Text>
            {appeal.answer ? (
              <>
                <Text as="h4" variant="label" ink="soft" style={{ margin: 0 }}>
                  운영팀의 답 · {formatTime(appeal.answer.at, 'monthDayMinute')}
                </Text>
                <Text style={{ whiteSpace: 'pre-line' }}>{appeal.answer.text}</Text>
              </>
            ) : null}
          </>
        ) : (
          <Text variant="small" ink="soft">
            아직 낸 이의가 없어요.
          </Text>
        )}
        {onAnswer ? <MainButton onClick={onAnswer}>이의에 답하기</MainButton> : null}
      </Stack>
    </Card>
  );
}
