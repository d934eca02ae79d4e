import * as v from 'valibot';
import { type Told, toldSchema } from '@/shared/bridge/bridge-calls';
import { readJson, takeReply } from '@/shared/bridge/shell';

/**
 * Lets the shell speak: replies of the channel, and what it tells by itself (a push token that changed, an access token
 * it holds). What has not the agreed shape is ignored. Returns how to stop.
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
