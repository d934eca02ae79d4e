import { ASKED_TO_JOIN, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import type { LegalHead } from '@contract/accounts/consents.responses';
import { YOUNGEST_MEMBER } from '@contract/auth/join';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { LegalSheet } from '@/features/auth/ui/legal-sheet';
import { TickRow } from '@/features/auth/ui/tick-row';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useSubmit } from '@/shared/forms/use-submit';
import { color, radius, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { DRAFTS, type TermsValues, termsDraft } from './join-drafts';

type Kind = (typeof ASKED_TO_JOIN)[number];
export type AskedHead = LegalHead & { kind: Kind };

const nothing: TermsValues = { terms: '', privacy: '', marketing: '', over_14: false };
const isRequired = (kind: Kind) => REQUIRED_TO_JOIN.some((required) => required === kind);

interface ConsentTickProps {
  head: AskedHead;
  control: Control<TermsValues>;
  onOpen: () => void;
}

function ConsentTick({ head, control, onOpen }: ConsentTickProps) {
  const { kind, title, summary, text_version } = head;
  const required = isRequired(kind);
  const {
    field: { ref, value: agreed, onChange },
    fieldState,
  } = useController({
    name: kind,
    control,
    // an older version of the text is not what is agreed to now
    rules: { validate: (value) => !required || value === text_version || '꼭 필요한 동의예요.' },
  });
  return (
    <TickRow
      ref={ref}
      checked={agreed === text_version}
      onChange={(checked) => onChange(checked ? text_version : '')}
      error={fieldState.error?.message}
      onOpen={onOpen}
      openLabel={`${title} 보기`}
    >
      {required ? '(필수)' : '(선택)'} {title}
      <br />
      <small>{summary}</small>
    </TickRow>
  );
}

function AgeTick({ control }: { control: Control<TermsValues> }) {
  const {
    field: { ref, value: isOld, onChange },
    fieldState,
  } = useController({
    name: 'over_14',
    control,
    rules: { validate: (value) => value || `만 ${YOUNGEST_MEMBER}세 이상만 가입할 수 있어요.` },
  });
  return (
    <TickRow ref={ref} checked={isOld} onChange={onChange} error={fieldState.error?.message}>
      (필수) 만 {YOUNGEST_MEMBER}세 이상이에요
    </TickRow>
  );
}

/** All consents of joining: each separately, or all at once. */
export function TermsForm({ heads, onDone }: { heads: readonly AskedHead[]; onDone: () => void }) {
  const draft = useFormDraft(DRAFTS.terms, termsDraft);
  const form = useForm<TermsValues>({ defaultValues: draft.values ?? nothing });
  usePersistDraft(DRAFTS.terms, form, (values) => values);
  const { control, setValue, formState } = form;
  const now = useWatch({ control });
  const [opened, setOpened] = useState<AskedHead | null>(null);

  const mark = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
  const agree = ({ kind, text_version }: AskedHead, given: boolean) => setValue(kind, given ? text_version : '', mark);
  const all = now.over_14 === true && heads.every(({ kind, text_version }) => now[kind] === text_version);

  return (
    <form {...useSubmit(form, onDone)} aria-label="약관 동의">
      <Stack spacing={4}>
        <TickRow
          strong
          checked={all}
          onChange={(given) => {
            setValue('over_14', given, mark);
            for (const head of heads) agree(head, given);
          }}
        >
          모두 동의해요
        </TickRow>
        <Box>
          <AgeTick control={control} />
          {heads.map((head) => (
            <ConsentTick key={head.kind} head={head} control={control} onOpen={() => setOpened(head)} />
          ))}
        </Box>
        <MainButton type="submit">다음</MainButton>
      </Stack>
      <ExitTransition>
        {opened ? (
          <LegalSheet head={opened} onClose={() => setOpened(null)} onAgree={() => agree(opened, true)} />
        ) : null}
      </ExitTransition>
    </form>
  );
}

/** The texts of the first step in its order; null when one that is required is not there. */
export function askedHeads(heads: readonly LegalHead[]): AskedHead[] | null {
  const found = ASKED_TO_JOIN.flatMap((kind) => heads.filter((head): head is AskedHead => head.kind === kind));
  return REQUIRED_TO_JOIN.every((kind) => found.some((head) => head.kind === kind)) ? found : null;
}

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
