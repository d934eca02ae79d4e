import { formatDay, seoulDay } from '@contract/common/calendar';
import { type HealthMarkInput, markDayProblem } from '@contract/home/health-windows';
import type { HealthState, HealthWindow } from '@contract/home/health-windows.responses';
import { useRef, useState } from 'react';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { getErrorMessage, getFieldErrors } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { DateField } from '@/shared/ui/date-field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useMarkHealthWindowMutation } from './health-api';

const WHEN = [
  { value: 'today', label: '오늘' },
  { value: 'other', label: '다른 날' },
  { value: 'unknown', label: '몰라요' },
] as const;
type When = (typeof WHEN)[number]['value'];

/** States in which the sentence matters before marking. */
const ASKING: readonly HealthState[] = ['past', 'unconfirmed', 'closed'];

interface MarkSheetProps {
  window: HealthWindow;
  profileId: string;
  birthDate: string | undefined;
  consentNeeded: boolean;
  onClose: () => void;
}

/** 받았어요, with its day; 해당 없어요; and taking a mark back. */
export function MarkSheet({ window, profileId, birthDate = '', consentNeeded, onClose }: MarkSheetProps) {
  const dispatch = useAppDispatch();
  const { mark, choices } = window;
  const [choice, setChoice] = useState<string | undefined>(undefined);
  const [when, setWhen] = useState<When>(!mark ? 'today' : mark.on ? 'other' : 'unknown');
  const [day, setDay] = useState(mark?.on ?? '');
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<{ choice?: string; day?: string; consent?: string; all?: string }>({});
  const [send, { isLoading }] = useMarkHealthWindowMutation();
  const choiceInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  // The same mark sent again after a lost answer is the same one.
  const sent = useRef({ what: '', id: '' });

  const save = async (outcome: HealthMarkInput['outcome'], said: string) => {
    if (isLoading) return;
    const on =
      outcome !== 'done' || when === 'unknown' ? null : when === 'today' ? formatDay(seoulDay(Date.now())) : day;
    const problems = {
      choice: outcome === 'done' && choices.length > 0 && !choice ? '맞은 백신을 골라 주세요.' : undefined,
      day: on === null ? undefined : (markDayProblem(on, birthDate, Date.now()) ?? undefined),
      consent: consentNeeded && outcome !== 'cleared' && !agreed ? '표시를 저장하려면 동의가 필요해요.' : undefined,
    };
    setWrong(problems);
    if (problems.choice) return choiceInput.current?.focus();
    if (problems.day) return dayInput.current?.focus();
    if (problems.consent) return consentInput.current?.focus();
    const windowId = choice ?? window.id;
    const what = JSON.stringify([windowId, outcome, on]);
    if (sent.current.what !== what) sent.current = { what, id: newId() };
    const input = { id: sent.current.id, outcome, on, marked_at: new Date().toISOString(), consent: agreed };
    const { error } = await send({ profileId, windowId, mark: input });
    if (error)
      return setWrong({
        day: getFieldErrors(error).on,
        all: getFieldErrors(error).on ? undefined : getErrorMessage(error),
      });
    dispatch(succeeded(said));
    onClose();
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={window.name}
      actions={
        <Stack gap={1}>
          <MainButton pending={isLoading} onClick={() => void save('done', '받았다고 표시했어요')}>
            {mark ? '고친 대로 저장하기' : '받았어요'}
          </MainButton>
          {mark ? (
            <MainButton look="quiet" size="small" onClick={() => void save('cleared', '표시를 지웠어요')}>
              표시 지우기
            </MainButton>
          ) : choices.length === 0 ? (
            <MainButton look="quiet" size="small" onClick={() => void save('not_needed', '해당 없다고 표시했어요')}>
              해당 없어요
            </MainButton>
          ) : null}
        </Stack>
      }
    >
      <Stack gap={5}>
        {window.diseases.length > 0 ? (
          <Text variant="small" ink="soft">
            한 번에 맞는 것: {window.diseases.join(', ')}
          </Text>
        ) : null}
        {ASKING.includes(window.state) && window.ask ? (
          <Text variant="small" ink="soft">
            {window.ask}
          </Text>
        ) : null}
        {choices.length > 0 ? (
          <ChoiceGroup
            label="어떤 백신을 맞았나요?"
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={choice}
            onChange={setChoice}
            error={wrong.choice}
            ref={choiceInput}
          />
        ) : null}
        <ChoiceGroup label="언제 받았나요?" options={WHEN} value={when} onChange={setWhen} minWidth="6.5rem" />
        {when === 'other' ? (
          <DateField
            label="받은 날"
            value={day}
            onChange={setDay}
            min={birthDate}
            max={formatDay(seoulDay(Date.now()))}
            error={wrong.day}
            hint="숫자 8자리로 입력해 주세요."
            ref={dayInput}
          />
        ) : null}
        {consentNeeded ? (
          <SensitiveConsent agreed={agreed} onChange={setAgreed} error={wrong.consent} ref={consentInput} />
        ) : null}
        {wrong.all ? <FormError>{wrong.all}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}
