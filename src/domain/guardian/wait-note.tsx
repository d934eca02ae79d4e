import { spokenWait } from '@/shared/forms/spoken-wait';
import { useSecondsLeft } from '@/shared/forms/use-seconds-left';
import { FormError } from '@/shared/ui/forms/form-error';

/** Countdown after too many wrong passwords. @param until ms since the epoch */
export function WaitNote({ until }: { until: number }) {
  const left = useSecondsLeft(until);
  return (
    <FormError>
      {left > 0 ? `여러 번 틀렸어요. ${spokenWait(left)} 뒤에 다시 시도해 주세요.` : '이제 다시 시도할 수 있어요.'}
    </FormError>
  );
}
