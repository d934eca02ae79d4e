import { type DraftInput, draftInput } from '@contract/community/posts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type DraftArg,
  useDeleteDraftMutation,
  useGetDraftQuery,
  useSaveDraftMutation,
} from '@/features/community/members/writer-api';
import { clearDraft, readDraft, writeDraft } from '@/shared/forms/form-draft';
import { onPageHidden } from '@/shared/lib/page-visibility';

/** The pause in typing after which the draft is sent to the server. */
const PAUSE_MS = 1500;

/** As it was typed: the pictures keep the signatures that they are shown by. */
const typed = { content: v.optional(v.string(), ''), images: v.optional(v.array(v.string()), []) };
const storedSchema = v.object({ at: v.number(), draft: v.object({ ...draftInput.entries, ...typed }) });
type StoredDraft = { at: number; draft: DraftInput };

const hasWords = ({ title = '', content = '', images = [], tags = [] }: Partial<DraftInput>) =>
  title.trim() !== '' || content !== '' || images.length > 0 || tags.length > 0;

/**
 * The draft of a post, from this device or the server: the newer of the two. Each change is saved on the device at once
 * and on the server at the next pause.
 */
export function usePostDraft(arg: DraftArg) {
  const name = `post-${arg.section}-${arg.subject ?? ''}`;
  const [device] = useState<StoredDraft | null>(() => readDraft(name, storedSchema));
  const { currentData: stored, isError, isSuccess } = useGetDraftQuery(arg);
  const [save] = useSaveDraftMutation();
  const [remove] = useDeleteDraftMutation();
  const latest = useRef<DraftInput | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useEffectEvent(() => {
    clearTimeout(timer.current);
    const draft = latest.current;
    latest.current = null;
    if (draft) void save({ ...arg, draft });
  });
  // leaving the page saves the last input
  useEffect(() => {
    const mounted = new AbortController();
    onPageHidden(() => send(), mounted.signal);
    return () => {
      mounted.abort();
      send();
    };
  }, []);

  const storedAt = stored ? Date.parse(stored.updated_at) : 0;
  const found = stored && storedAt > (device?.at ?? 0) ? { at: storedAt, draft: stored as DraftInput } : device;
  // The device's own copy does not know what the server left out.
  const childLeft = stored?.child_left === true;
  const draft = found && childLeft ? { ...found.draft, child: null } : found?.draft;
  return {
    childLeft,
    /** Known whether there is one: the server answered, or cannot. */
    ready: isSuccess || isError,
    found: found && draft && hasWords(draft) ? { at: found.at, draft } : null,
    persist(draft: DraftInput) {
      writeDraft(name, { at: Date.now(), draft });
      latest.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(), PAUSE_MS);
    },
    forget() {
      clearTimeout(timer.current);
      latest.current = null;
      clearDraft(name);
      void remove(arg);
    },
    /** Published: the server has deleted the draft already. */
    published() {
      clearTimeout(timer.current);
      latest.current = null;
      clearDraft(name);
    },
  };
}
