import * as v from 'valibot';
import { type Told, toldSchema } from '@/shared/bridge/bridge-calls';
import { readJson, takeReply } from '@/shared/bridge/shell';

/**
 * Receives messages of the shell: replies of the channel, and its own (a changed push token, its access token).
 * Messages of an unknown shape are ignored. Returns the unsubscribe function.
 */
export function listenToShell(onTold: (told: Told) => void): () => void {
  const page = {
    reply: takeReply,
    tell: (json: unknown) => {
      const told = v.safeParse(toldSchema, readJson(json));
      if (told.success) onTold(told.output);
    },
  };
  window.GrowGrowPage = page;
  return () => {
    if (window.GrowGrowPage === page) delete window.GrowGrowPage;
  };
}
