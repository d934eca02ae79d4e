import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { clearDraft, readDraft, writeDraft } from '@/shared/forms/form-draft';

/** Text typed under a post, as a draft on this device. */
export function useCommentDraft(postId: string) {
  const draft = `comment-${postId}`;
  const [words, setWords] = useState(() => readDraft(draft, v.string()) ?? '');
  useEffect(() => {
    if (words) writeDraft(draft, words);
    else clearDraft(draft);
  }, [draft, words]);
  return [words, setWords] as const;
}
