import { parseDay } from '@contract/common/calendar';
import { markDayProblem } from '@contract/home/health-windows';
import type { HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useRef, useState } from 'react';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { getErrorMessage, getFieldErrors, isApiError } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { serverNow, serverToday } from '@/shared/lib/server-clock';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DateField } from '@/shared/ui/forms/date-field';
import { FormError } from '@/shared/ui/forms/form-error';
import { QuestionBox } from '@/shared/ui/forms/question-box';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { listBookletRows } from './booklet-rows';
import { useMarkBookletMutation } from './health-api';
import { TickList } from './tick-list';

const UNTIL = [
  { value: 'today', label: '오늘까지' },
  { value: 'other', label: '다른 날까지' },
] as const;
type Until = (typeof UNTIL)[number]['value'];

/** No vaccine named: that window stays unmarked. */
const NONE = 'none';

interface BookletSheetProps {
  list: HealthWindows;
  profileId: string;
  birthDate: string | undefined;
  onClose: () => void;
  onMarked: (marked: { bookletId: string; count: number }) => void;
}

/** Everything of the paper booklet up to a day, ticked; the parent unticks what was not received. */
export function BookletSheet({ list, profileId, birthDate = '', onClose, onMarked }: BookletSheetProps) {
  const [until, setUntil] = useState<Until>('today');
  const [typed, setTyped] = useState('');
  // Only what the parent changed: the rest follows from the day.
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [vaccine, setVaccine] = useState(NONE);
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<{ day?: string; consent?: string; all?: string }>({});
  const [questions, setQuestions] = useState<Record<string, string>>({});
  const [send, { isLoading }] = useMarkBookletMutation();
  const dayInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  // The same write sent again after a lost answer is the same one.
  const sent = useRef({ what: '', id: '', asked: '' });

  const today = serverToday();
  const day = until === 'today' ? today : typed;
  const { over, maybe, choice } = listBookletRows(list, parseDay(day) ? day : '');
  const isTicked = ({ id }: HealthWindow, usual: boolean) => changed[id] ?? usual;
  const ticked = [
    ...over.filter((window) => isTicked(window, true)),
    ...maybe.filter((window) => isTicked(window, false)),
  ].map(({ id }) => id);
  const windows = choice && vaccine !== NONE ? [...ticked, vaccine] : ticked;

  const isAsked = Object.keys(questions).length > 0;

  const save = async () => {
    if (isLoading) return;
    const problems = {
      day: markDayProblem(day, birthDate, serverNow()) ?? undefined,
      consent: list.consent_needed && !agreed ? '표시를 저장하려면 동의가 필요해요.' : undefined,
    };
    setWrong(problems);
    if (problems.day) return dayInput.current?.focus();
    if (problems.consent) return consentInput.current?.focus();
    const what = JSON.stringify([day, windows]);
    if (sent.current.what !== what) sent.current = { what, id: newId(), asked: '' };
    const bookletId = sent.current.id;
    const marked_at = new Date().toISOString();
    const confirmed = isAsked && sent.current.asked === what;
    const booklet = { until: day, windows, marked_at, consent: agreed, confirmed };
    const { error } = await send({ profileId, bookletId, booklet });
    if (isApiError(error) && error.code === 'VACCINE_UNLIKELY') {
      sent.current.asked = what;
      return setQuestions(getFieldErrors(error));
    }
    setQuestions({});
    if (error) return setWrong({ all: getErrorMessage(error) });
    onMarked({ bookletId, count: windows.length });
    onClose();
  };
  const onTick = (id: string, on: boolean) => {
    setQuestions({});
    setChanged({ ...changed, [id]: on });
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="수첩대로 한 번에"
      actions={
        <MainButton pending={isLoading} onClick={() => void save()}>
          {isAsked
            ? '맞아요, 표시할게요'
            : windows.length > 0
              ? `${windows.length}가지 표시하기`
              : '받은 것 없이 저장하기'}
        </MainButton>
      }
    >
      <Stack spacing={5}>
        {isAsked ? <QuestionBox questions={toQuestions(questions, list)} /> : null}
        <Typography variant="small" color="textSecondary">
          수첩에 없는 것만 체크를 풀어 주세요. 받은 날은 비워 두고, 나중에 하나씩 적을 수 있어요.
        </Typography>
        <UntilField until={until} typed={typed} error={wrong.day} ref={dayInput} onUntil={setUntil} onType={setTyped} />
        <TickList
          title="시기가 끝난 접종·검진"
          windows={over}
          isTicked={(window) => isTicked(window, true)}
          onTick={onTick}
        />
        {choice ? <VaccineField choice={choice} value={vaccine} onChange={setVaccine} /> : null}
        <TickList
          title="수첩에 있으면 체크해 주세요"
          windows={maybe}
          isTicked={(window) => isTicked(window, false)}
          onTick={onTick}
        />
        {list.consent_needed ? (
          <SensitiveConsent agreed={agreed} onChange={setAgreed} error={wrong.consent} ref={consentInput} />
        ) : null}
        {wrong.all ? <FormError>{wrong.all}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}

/** Each question with the name of what it is about. */
const toQuestions = (questions: Readonly<Record<string, string>>, { windows }: HealthWindows) =>
  Object.entries(questions).map(([field, text]) => {
    const window = windows.find(({ id }) => field === `windows.${id}`);
    return { key: field, text: window ? `${window.name}: ${text}` : text };
  });

interface VaccineFieldProps {
  choice: HealthWindow;
  value: string;
  onChange: (vaccine: string) => void;
}

const VaccineField = ({ choice, value, onChange }: VaccineFieldProps) => (
  <ChoiceGroup
    label="일본뇌염은 어떤 백신을 맞았나요?"
    options={[
      ...choice.choices.map(({ id, name }) => ({ value: id, label: name })),
      { value: NONE, label: '아직이거나 몰라요' },
    ]}
    value={value}
    onChange={onChange}
    hint="고른 백신은 시기가 끝난 차수까지 함께 표시해요."
  />
);

interface UntilFieldProps {
  until: Until;
  typed: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onUntil: (until: Until) => void;
  onType: (typed: string) => void;
}

/** The day up to which the booklet was looked through: today, or one that is typed. */
const UntilField = ({ until, typed, error, ref, onUntil, onType }: UntilFieldProps) => (
  <>
    <ChoiceGroup label="언제까지의 수첩인가요?" options={UNTIL} value={until} onChange={onUntil} />
    {until === 'other' ? (
      <DateField
        label="수첩을 본 날"
        value={typed}
        onChange={onType}
        max={serverToday()}
        error={error}
        hint="숫자 8자리로 입력해 주세요."
        ref={ref}
      />
    ) : null}
  </>
);
