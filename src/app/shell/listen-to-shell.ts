import * as v from 'valibot';
import { type ShellMessage, shellMessageSchema } from '@/shared/bridge/bridge-calls';
import { readJson, receiveReply } from '@/shared/bridge/shell';

/**
 * Receives messages of the shell: replies of the channel, and its own (a changed push token, its access token).
 * Messages of an unknown shape are ignored. Returns the unsubscribe function.
 */
export function listenToShell(onMessage: (message: ShellMessage) => void): () => void {
  const page = {
    reply: receiveReply,
    tell: (json: unknown) => {
      const message = v.safeParse(shellMessageSchema, readJson(json));
      if (message.success) onMessage(message.output);
    },
  };
  window.GrowGrowPage = page;
  return () => {
    if (window.GrowGrowPage === page) delete window.GrowGrowPage;
  };
}
