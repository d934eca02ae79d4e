import { useRef, useState } from 'react';
import { postApi } from '@/features/community/posts/post-api';
import { isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { RulesSheet } from './rules-sheet';

/**
 * What stands before the first post or comment: the community's rules and the name others read. `passes` asks once, and
 * waits for the sheet; `refused` opens it when the server says that they changed meanwhile.
 */
export function useWriterGate() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const waiting = useRef<((passed: boolean) => void) | null>(null);

  const settle = (passed: boolean) => {
    setOpen(false);
    waiting.current?.(passed);
    waiting.current = null;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setOpen(true);
    });

  return {
    async passes(): Promise<boolean> {
      const { data } = await dispatch(postApi.endpoints.getCommunityMe.initiate(undefined, { subscribe: false }));
      // without an answer the write itself is tried: what it is told is said where it was typed
      return data === undefined || (data.agreed && data.nickname !== null) ? true : await ask();
    },
    refused(error: unknown): boolean {
      if (!isApiError(error) || error.code !== 'COMMUNITY_RULES_NEEDED') return false;
      setOpen(true);
      return true;
    },
    sheet: open ? <RulesSheet onClose={() => settle(false)} onAgreed={() => settle(true)} /> : null,
  };
}
