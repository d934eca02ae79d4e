import type { GrowthField } from '@contract/mypage/growth';
import type { GrowthNewest } from '@contract/mypage/growth.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { readEntry } from '@/features/mypage/growth/growth-api';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useOvertaken } from '@/shared/forms/use-overtaken';
import { useSubmit } from '@/shared/forms/use-submit';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { FormError } from '@/shared/ui/forms/form-error';
import { differing, OvertakenNote } from '@/shared/ui/forms/overtaken-note';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { changeWords } from './change-words';
import { EntryFields } from './entry-fields';
import {
  checkEntries,
  type EntryValues,
  emptyValues,
  entryDraftSchema,
  entryWords,
  isEmpty,
  type ToSend,
  toEntryValues,
  toFieldPath,
  toLastValues,
} from './entry-values';
import { type Asked, Questions } from './questions';
import { confirmed, type Outcome, useSendEntries } from './use-send-entries';

/** Entry in the form: a new one, a saved one, or one in the outbox. */
export type EntryOccasion = { kind: 'new' } | { kind: 'change' | 'waiting'; values: EntryValues };

interface EntrySheetProps {
  occasion: EntryOccasion;
  /** The page's child, and the siblings that may be measured in the same form. */
  child: Profile;
  siblings: readonly Profile[];
  consentNeeded: boolean;
  /** The newest values of the page's child, from which a new entry starts and is compared with. */
  newest: readonly GrowthNewest[];
  onClose: () => void;
  /** Opens the question before a saved entry is deleted. */
  onRemove?: () => void;
}

type EntryFormOptions = Omit<EntrySheetProps, 'onRemove'>;

/** The form's values with their draft, and what happens from "save" to the answer of the API for each child. */
function useEntryForm({ occasion, child, siblings, consentNeeded, newest, onClose }: EntryFormOptions) {
  const dispatch = useAppDispatch();
  const isNew = occasion.kind === 'new';
  const draftName = isNew ? `growth-${child.id}` : `growth-entry-${occasion.values.children[child.id]?.id ?? ''}`;
  const draft = useFormDraft(draftName, entryDraftSchema);
  const fresh = isNew ? emptyValues(child.id) : occasion.values;
  const [restored, setRestored] = useState(draft.values !== null);
  const form = useForm<EntryValues>({ defaultValues: { ...fresh, ...draft.values } });
  // The consent is not part of the draft.
  usePersistDraft(draftName, form, ({ measured_on, place, note, chosen, children }) =>
    isNew && note === '' && Object.values(children).every(isEmpty)
      ? null
      : { measured_on, place, note, chosen, children },
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked[]>([]);
  const [sending, setSending] = useState(false);
  const sendEntries = useSendEntries(occasion.kind === 'change');
  const overtaken = useOvertaken(() => readEntry(dispatch, child.id, form.getValues(`children.${child.id}.id`)));
  const all = isNew ? [child, ...siblings] : [child];
  const chosen = useWatch({ control: form.control, name: 'chosen' });
  const writing = all.filter(({ id }) => chosen.includes(id));

  const done = (outcomes: readonly Outcome[]) => {
    draft.clear();
    const isStored = outcomes.some(({ kind }) => kind === 'stored');
    const saved = isNew ? outcomes.find(({ profileId }) => profileId === child.id) : undefined;
    const change = saved && changeWords(saved.entry, newest);
    dispatch(succeeded(isStored ? '기기에 저장했어요. 연결되면 보낼게요.' : (change ?? '성장 기록을 저장했어요.')));
    onClose();
  };

  const send = async (entries: readonly ToSend[]) => {
    setSending(true);
    const outcomes = await sendEntries(entries);
    setSending(false);
    const open = outcomes.filter(({ kind }) => kind === 'asked' || kind === 'refused');
    if (open.length === 0) return done(outcomes);
    // Saved entries are removed from the form: only those that need a correction remain.
    form.setValue(
      'chosen',
      open.map(({ profileId }) => profileId),
    );
    setAsked(outcomes.filter((outcome) => outcome.kind === 'asked'));
    for (const outcome of open) {
      if (outcome.kind !== 'refused') continue;
      const theirs = outcome.profileId === child.id ? await overtaken.readTheirs(outcome.error) : null;
      if (theirs) form.setValue(`children.${child.id}.updated_at`, theirs.updated_at);
      else if (!showRefused(form, writing, outcome)) setProblem(outcome.problem);
    }
  };

  const formProps = useSubmit(form, async (values) => {
    setProblem(null);
    setAsked([]);
    overtaken.forget();
    form.clearErrors();
    const { wrong, entries } = checkEntries(values, all, { now: serverNow(), consentNeeded });
    const paths = Object.keys(wrong) as FieldPath<EntryValues>[];
    for (const path of paths) form.setError(path, { type: 'contract', message: wrong[path] });
    const [first] = paths;
    if (first) form.setFocus(first);
    else await send(entries);
  });

  const discard = () => {
    draft.clear();
    setRestored(false);
    setAsked([]);
    form.reset(fresh);
  };

  const theirs = overtaken.theirs && {
    words: differing(entryWords(overtaken.theirs), mineInWords(form.getValues(), child)),
    take: () => {
      if (overtaken.theirs) form.reset(toEntryValues(child.id, overtaken.theirs));
      draft.clear();
      setRestored(false);
      overtaken.forget();
    },
  };

  return { form, formProps, all, chosen, writing, restored, discard, problem, asked, setAsked, sending, send, theirs };
}

/** The child's part of the form in words; nothing while it is incomplete. */
function mineInWords(values: EntryValues, child: Profile) {
  const [mine] = checkEntries(values, [child], { now: serverNow(), consentNeeded: false }).entries;
  return mine ? entryWords(mine.entry) : [];
}

/** Shows what was refused beside the first field it names; false when it names none of the form. */
function showRefused(
  form: UseFormReturn<EntryValues>,
  writing: readonly Profile[],
  { profileId, fields }: Extract<Outcome, { kind: 'refused' }>,
): boolean {
  const named = Object.entries(fields).flatMap(([field, message]) => {
    const path = ['measured_on', 'note'].includes(field) ? field : toFieldPath(profileId, field as GrowthField);
    return path in fieldsKnown(writing) ? [[path as FieldPath<EntryValues>, message] as const] : [];
  });
  for (const [path, message] of named) form.setError(path, { type: 'server', message });
  const [first] = named;
  if (first) form.setFocus(first[0]);
  return first !== undefined;
}

/** One measurement, of one child or of several side by side. The input survives a closed sheet and a reload. */
export function EntrySheet(props: EntrySheetProps) {
  const { occasion, siblings, consentNeeded, onClose, onRemove } = props;
  const formId = useId();
  const entry = useEntryForm(props);
  const { form, asked, setAsked, sending, send } = entry;
  const isNew = occasion.kind === 'new';

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={isNew ? '성장 기록 쓰기' : '성장 기록 수정'}
      actions={
        asked.length > 0 ? (
          <Stack spacing={3}>
            <Questions asked={asked} family={entry.all} />
            <Buttons>
              <MainButton look="outline" onClick={() => setAsked([])}>
                수정할게요
              </MainButton>
              <MainButton
                pending={sending}
                onClick={() => void send(asked.map((item) => ({ ...item, entry: confirmed(item.entry) })))}
              >
                맞아요, 저장할게요
              </MainButton>
            </Buttons>
          </Stack>
        ) : (
          <Stack spacing={2}>
            <MainButton type="submit" form={formId} pending={sending}>
              저장하기
            </MainButton>
            {onRemove ? (
              <MainButton look="quiet" onClick={onRemove}>
                이 기록 지우기
              </MainButton>
            ) : null}
          </Stack>
        )
      }
    >
      <form id={formId} {...entry.formProps}>
        <Stack spacing={5}>
          {entry.restored ? <DraftNote onDiscard={entry.discard} /> : null}
          <EntryFields
            isNew={isNew}
            form={form}
            all={entry.all}
            chosen={entry.chosen}
            writing={entry.writing}
            choosesChildren={isNew && siblings.length > 0}
            consentNeeded={consentNeeded}
            last={isNew ? toLastValues(props.newest) : {}}
          />
          {entry.theirs ? <OvertakenNote theirs={entry.theirs.words} onTake={entry.theirs.take} /> : null}
          {entry.problem ? <FormError>{entry.problem}</FormError> : null}
        </Stack>
      </form>
    </BottomSheet>
  );
}

/** The field names a refusal may refer to. */
function fieldsKnown(children: readonly Profile[]): Record<string, true> {
  const paths = children.flatMap(({ id }) =>
    (['height_cm', 'weight_kg', 'head_cm'] as const).map((field) => toFieldPath(id, field)),
  );
  return Object.fromEntries(['measured_on', 'note', ...paths].map((path) => [path, true as const]));
}

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
