import { CARD_PART_WORDS, CARD_PARTS } from '@contract/mypage/care-card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { paths } from '@/domain/paths';
import { PartSwitches } from '@/features/mypage/shared-pages/part-switches';
import { useCreateCareCardMutation } from '@/features/mypage/shared-pages/shared-pages-api';
import { isApiError } from '@/shared/api/api-error';
import { PlusIcon } from '@/shared/art/icons/further-icons';
import { useApiForm } from '@/shared/forms/use-api-form';
import { newId } from '@/shared/lib/new-id';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { CARD_ENDS, cardForm, emptyCard, toEndsAt, toRoutine } from './card-form';

interface NewCardProps {
  profileId: string;
  /** Of the newest card that has one. */
  routine: readonly string[];
  consentNeeded: boolean;
  folded: boolean;
}

/** Folded while another card runs. */
export function NewCard({ folded, ...props }: NewCardProps) {
  const [open, setOpen] = useState(!folded);
  if (open) return <CardForm {...props} />;
  return (
    <MainButton look="outline" icon={<PlusIcon size={20} />} onClick={() => setOpen(true)}>
      새 카드 만들기
    </MainButton>
  );
}

function useCardForm({ profileId, routine, consentNeeded }: Omit<NewCardProps, 'folded'>) {
  const dispatch = useAppDispatch();
  const [createCard] = useCreateCareCardMutation();
  const [consent, setConsent] = useState<'unasked' | 'asked' | 'given'>(consentNeeded ? 'asked' : 'unasked');
  const [refused, setRefused] = useState(false);
  const agreeBox = useRef<HTMLInputElement>(null);
  // The same while the same input is sent again, so that a lost answer makes no second card.
  const ids = useRef(new Map<string, string>());
  const api = useApiForm({
    schema: cardForm,
    defaultValues: emptyCard(routine),
    draft: `card-${profileId}`,
    fields: ['parts', 'lines', 'until'],
    send: async ({ parts, lines, until }, key) => {
      const id = ids.current.get(key) ?? newId();
      ids.current.set(key, id);
      const input = {
        id,
        parts,
        routine: parts.includes('routine') ? toRoutine(lines) : [],
        ends_at: toEndsAt(until, serverNow()),
        consent: consent === 'given',
      };
      await createCard({ profileId, input }).unwrap();
    },
    onSent: () => dispatch(succeeded('돌봄 카드를 만들었어요')),
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'CONSENT_REQUIRED') return;
      setConsent('asked');
      setRefused(true);
      agreeBox.current?.focus();
    },
  });
  return { ...api, consent, setConsent, agreeBox, consentMissing: refused && consent === 'asked' };
}

function CardForm(props: Omit<NewCardProps, 'folded'>) {
  const { form, errors, pending, formProps, problem, consent, setConsent, agreeBox, consentMissing } =
    useCardForm(props);
  const hasRoutine = form.watch('parts').includes('routine');
  return (
    <form {...formProps} aria-label="돌봄 카드 만들기">
      <Stack spacing={6}>
        <Controller
          control={form.control}
          name="parts"
          render={({ field: { value, onChange } }) => (
            <PartSwitches
              legend="무엇을 담을까요?"
              words={CARD_PART_WORDS}
              parts={CARD_PARTS}
              chosen={value}
              onChange={onChange}
              {...(errors.parts?.message && { error: errors.parts.message })}
            />
          )}
        />
        <Typography variant="small" color="textSecondary">
          알레르기, 약, 병원, 연락할 사람은 <Link to={paths.mypage.medical}>알레르기·약·병원</Link>에 적은 것을 보여
          드려요.
        </Typography>
        {hasRoutine ? (
          <Field
            {...form.register('lines')}
            label="하루 일과"
            multiline
            minRows={5}
            maxRows={8}
            placeholder={'예: 낮잠은 1시부터 3시\n간식은 4시, 우유는 데워서'}
            hint="한 줄에 하나씩, 다섯 줄까지 적어요."
            error={errors.lines?.message}
          />
        ) : null}
        <Controller
          control={form.control}
          name="until"
          render={({ field }) => (
            <ChoiceGroup
              label="언제까지 볼 수 있게 할까요?"
              options={CARD_ENDS}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
              minWidth="6rem"
              {...(errors.until?.message && { error: errors.until.message })}
            />
          )}
        />
        {consent === 'unasked' ? null : (
          <SensitiveConsent
            ref={agreeBox}
            agreed={consent === 'given'}
            onChange={(agreed) => setConsent(agreed ? 'given' : 'asked')}
            error={consentMissing ? '동의해 주시면 만들 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
          />
        )}
        {problem && !consentMissing ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          돌봄 카드 만들기
        </MainButton>
      </Stack>
    </form>
  );
}
