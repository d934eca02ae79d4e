import { useRef, useState } from 'react';
import { postApi } from '@/features/community/posts-api/post-api';
import { isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { latePart } from '@/shared/ui/late-part';
import { usePreloadedOverlays } from '@/shared/ui/overlays/load-overlays';

const RulesSheet = latePart(async () => (await import('./rules-sheet')).RulesSheet);
const preloadRules = () => void RulesSheet.preload();

/**
 * Required before the first post or comment: consent to the community's rules and a nickname. `passes` asks once and
 * waits for the sheet; `refused` opens it when the server answers that the rules changed meanwhile.
 */
export function useWriterGate() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  usePreloadedOverlays(preloadRules);
  const pending = useRef<((passed: boolean) => void) | null>(null);

  const settle = (passed: boolean) => {
    setOpen(false);
    pending.current?.(passed);
    pending.current = null;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      pending.current = resolve;
      setOpen(true);
    });

  return {
    async passes(): Promise<boolean> {
      const { data } = await dispatch(postApi.endpoints.getCommunityMe.initiate(undefined, { subscribe: false }));
      // without an answer the write itself is tried: its refusal is shown at the form
      return data === undefined || (data.agreed && data.nickname !== null) ? true : await ask();
    },
    refused(error: unknown): boolean {
      if (!isApiError(error) || error.code !== 'COMMUNITY_RULES_NEEDED') return false;
      setOpen(true);
      return true;
    },
    sheet: (
      <ExitTransition>
        {open ? <RulesSheet onClose={() => settle(false)} onAgreed={() => settle(true)} /> : null}
      </ExitTransition>
    ),
  };
}
