import styled from '@emotion/styled';
import type { SentCode } from '@/domain/mailed-code/sent-code';
import { useSecondsLeft } from '@/shared/forms/use-seconds-left';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field, type FieldProps } from '@/shared/ui/forms/field';

/** 245 → '4:05' */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  sent: SentCode;
  onResend: () => void;
  resending: boolean;
}

/** The six digits of the mail: how long they count, and when they can be sent again. */
export function CodeField({ sent, onResend, resending, ...field }: CodeFieldProps) {
  const untilResend = useSecondsLeft(sent.resendAt);
  const untilOver = useSecondsLeft(sent.expiresAt);
  return (
    <div>
      <Field
        {...field}
        label="확인 번호"
        placeholder="숫자 6자리"
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: 12, spellCheck: false, enterKeyHint: 'done' }}
        hint={`${sent.email}로 메일을 보냈어요. 보이지 않으면 스팸함도 확인해 주세요.`}
      />
      <Row>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {untilOver > 0 ? `남은 시간 ${clock(untilOver)}` : '시간이 지났어요. 다시 받아 주세요.'}
        </span>
        <MainButton look="quiet" size="small" fit pending={resending} disabled={untilResend > 0} onClick={onResend}>
          {untilResend > 0 ? `${untilResend}초 뒤에 다시 받기` : '확인 번호 다시 받기'}
        </MainButton>
      </Row>
    </div>
  );
}

const Row = styled('div')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(1),
  color: color.inkSoft,
});
