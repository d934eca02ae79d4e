import { type HealthMarkInput, markDayProblem } from '@contract/home/health-windows';
import type { HealthState, HealthWindow } from '@contract/home/health-windows.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useRef, useState } from 'react';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { getErrorMessage, getFieldErrors, isApiError } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { serverNow, serverToday } from '@/shared/lib/server-clock';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DateField } from '@/shared/ui/forms/date-field';
import { FormError } from '@/shared/ui/forms/form-error';
import { QuestionBox } from '@/shared/ui/forms/question-box';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { useMarkHealthWindowMutation } from './mark-api';

const WHEN = [
  { value: 'today', label: '오늘' },
  { value: 'other', label: '다른 날' },
  { value: 'unknown', label: '몰라요' },
] as const;
type When = (typeof WHEN)[number]['value'];

/** The field of the day is shown for another day only. */
const toWrongDay = (when: When, message: string | undefined) =>
  when === 'other' ? { day: message } : { all: message };

/** States in which the sentence matters before marking. */
const ASKING: readonly HealthState[] = ['overdue', 'past', 'unconfirmed', 'closed', 'waiting'];

interface MarkSheetProps {
  window: HealthWindow;
  profileId: string;
  birthDate: string | undefined;
  consentNeeded: boolean;
  onClose: (isSaved?: boolean) => void;
}

/** 받았어요, with its day; 해당 없어요; and taking a mark back. */
export function MarkSheet({ window, profileId, birthDate = '', consentNeeded, onClose }: MarkSheetProps) {
  const dispatch = useAppDispatch();
  const { mark, choices } = window;
  const [choice, setChoice] = useState<string | undefined>(undefined);
  const [when, setWhen] = useState<When>(!mark ? 'today' : mark.on ? 'other' : 'unknown');
  const [day, setDay] = useState(mark?.on ?? '');
  const [asksConsent, setAsksConsent] = useState(consentNeeded);
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<{ choice?: string; day?: string; consent?: string; all?: string }>({});
  const [question, setQuestion] = useState<string | null>(null);
  const [send, { isLoading }] = useMarkHealthWindowMutation();
  const choiceInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  // The same mark sent again after a lost answer is the same one.
  const sent = useRef({ what: '', id: '' });

  /** Another answer is asked about anew. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setQuestion(null);
      set(value);
    };

  const save: Save = async (outcome, said, confirmed = false) => {
    if (isLoading) return;
    const on = outcome !== 'done' || when === 'unknown' ? null : when === 'today' ? serverToday() : day;
    const ofDay = on === null ? undefined : (markDayProblem(on, birthDate, serverNow()) ?? undefined);
    const problems = {
      choice: outcome === 'done' && choices.length > 0 && !choice ? '맞은 백신을 골라 주세요.' : undefined,
      ...toWrongDay(when, ofDay),
      consent: asksConsent && outcome !== 'cleared' && !agreed ? '표시를 저장하려면 동의가 필요해요.' : undefined,
    };
    setWrong(problems);
    if (problems.choice) return choiceInput.current?.focus();
    if (ofDay) return dayInput.current?.focus();
    if (problems.consent) return consentInput.current?.focus();
    const windowId = choice ?? window.id;
    const what = JSON.stringify([windowId, outcome, on]);
    if (sent.current.what !== what) sent.current = { what, id: newId() };
    const given = { id: sent.current.id, outcome, on, marked_at: new Date().toISOString() };
    const { error } = await send({ profileId, windowId, mark: { ...given, consent: agreed, confirmed } });
    if (isApiError(error) && error.code === 'CONSENT_REQUIRED') setAsksConsent(true);
    if (isApiError(error) && error.code === 'VACCINE_UNLIKELY')
      return setQuestion(getFieldErrors(error).on ?? getErrorMessage(error));
    const refused = error && getFieldErrors(error).on;
    if (error) return setWrong(refused ? toWrongDay(when, refused) : { all: getErrorMessage(error) });
    dispatch(succeeded(said));
    onClose(true);
  };

  return (
    <BottomSheet
      open
      onClose={() => onClose()}
      title={window.name}
      actions={
        <MarkActions
          isAsked={question !== null}
          isMarked={mark !== null}
          isNeedAsked={mark === null && choices.length === 0}
          pending={isLoading}
          onSave={save}
          onBack={() => setQuestion(null)}
        />
      }
    >
      <Stack spacing={5}>
        <MarkAbout window={window} question={question} />
        {choices.length > 0 ? (
          <ChoiceGroup
            label="어떤 백신을 맞았나요?"
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={choice}
            onChange={change(setChoice)}
            error={wrong.choice}
            ref={choiceInput}
          />
        ) : null}
        <WhenFields
          {...{ when, day, birthDate }}
          error={wrong.day}
          ref={dayInput}
          onWhen={change(setWhen)}
          onDay={change(setDay)}
        />
        {asksConsent ? (
          <SensitiveConsent agreed={agreed} onChange={setAgreed} error={wrong.consent} ref={consentInput} />
        ) : null}
        {wrong.all ? <FormError>{wrong.all}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}

interface WhenFieldsProps {
  when: When;
  day: string;
  birthDate: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onWhen: (when: When) => void;
  onDay: (day: string) => void;
}

const WhenFields = ({ when, day, birthDate, error, ref, onWhen, onDay }: WhenFieldsProps) => (
  <>
    <ChoiceGroup label="언제 받았나요?" options={WHEN} value={when} onChange={onWhen} minWidth="6.5rem" />
    {when === 'other' ? (
      <DateField
        label="받은 날"
        value={day}
        onChange={onDay}
        min={birthDate}
        max={serverToday()}
        error={error}
        hint="숫자 8자리로 입력해 주세요."
        ref={ref}
      />
    ) : null}
  </>
);

/** Notes before marking: a question about the day first. */
const MarkAbout = ({ window, question }: { window: HealthWindow; question: string | null }) => (
  <>
    {question !== null ? <QuestionBox questions={[{ key: 'on', text: question }]} /> : null}
    {window.diseases.length > 0 ? (
      <Typography variant="small" color="textSecondary">
        한 번에 맞는 것: {window.diseases.join(', ')}
      </Typography>
    ) : null}
    {(window.mark?.early || ASKING.includes(window.state)) && window.ask ? (
      <Typography variant="small" color="textSecondary">
        {window.ask}
      </Typography>
    ) : null}
  </>
);

type Save = (outcome: HealthMarkInput['outcome'], said: string, confirmed?: boolean) => Promise<void>;

interface MarkActionsProps {
  /** The day is unlikely: confirmed, or changed. */
  isAsked: boolean;
  isMarked: boolean;
  /** 해당 없어요 may be said of it. */
  isNeedAsked: boolean;
  pending: boolean;
  onSave: Save;
  onBack: () => void;
}

function MarkActions({ isAsked, isMarked, isNeedAsked, pending, onSave, onBack }: MarkActionsProps) {
  const said = '받았다고 표시했어요';
  if (isAsked)
    return (
      <Stack spacing={1}>
        <MainButton pending={pending} onClick={() => void onSave('done', said, true)}>
          맞아요, 표시할게요
        </MainButton>
        <MainButton look="quiet" size="small" onClick={onBack}>
          수정할게요
        </MainButton>
      </Stack>
    );
  return (
    <Stack spacing={1}>
      <MainButton pending={pending} onClick={() => void onSave('done', said)}>
        {isMarked ? '고친 대로 저장하기' : '받았어요'}
      </MainButton>
      {isMarked ? (
        <MainButton look="quiet" size="small" onClick={() => void onSave('cleared', '표시를 지웠어요')}>
          표시 지우기
        </MainButton>
      ) : null}
      {isNeedAsked ? (
        <MainButton look="quiet" size="small" onClick={() => void onSave('not_needed', '해당 없다고 표시했어요')}>
          해당 없어요
        </MainButton>
      ) : null}
    </Stack>
  );
}
