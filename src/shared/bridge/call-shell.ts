import * as v from 'valibot';
import { newId } from '@/shared/lib/new-id';
import {
  type BridgeFailure,
  type BridgeResult,
  CALLS,
  type CallData,
  type CallName,
  type CallPayload,
  replySchema,
} from './bridge-calls';
import { BRIDGE_VERSION, findShell, forgetReply, isInApp } from './shell';

const failure = (code: BridgeFailure) => ({ ok: false, code }) as const;

/**
 * One call to the shell. It never throws and never hangs: after its timeout (2 s; 60 s for a prompt), which includes
 * the wait for a shell that is still loading, it is a TIMEOUT. A reply must match its schema; any other reply, a
 * rejection and a missing handler are UNSUPPORTED.
 */
export async function callShell<Name extends CallName>(
  name: Name,
  payload: CallPayload<Name>,
): Promise<BridgeResult<CallData<Name>>> {
  if (!isInApp()) return failure('NOT_IN_APP');
  const { payload: sends, data, ms } = CALLS[name];
  const given = v.safeParse(sends, payload);
  if (!given.success) return failure('UNSUPPORTED');

  const id = newId();
  const message = { id, version: BRIDGE_VERSION, call: name, payload: given.output };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<BridgeResult<unknown>>((resolve) => {
    timer = setTimeout(() => resolve(failure('TIMEOUT')), ms);
  });
  const result = await Promise.race([ask(message), tooLate]);
  clearTimeout(timer);
  forgetReply(id);
  if (!result.ok) return result;
  const parsed = v.safeParse(data, result.data);
  return parsed.success ? { ok: true, data: parsed.output as CallData<Name> } : failure('UNSUPPORTED');
}

async function ask(message: Parameters<NonNullable<Awaited<ReturnType<typeof findShell>>>['send']>[0]) {
  const shell = await findShell();
  // The page is marked as inside the shell, but the shell's object is missing.
  if (!shell) return failure('TIMEOUT');
  const reply = await new Promise<unknown>((resolve) => {
    try {
      shell.send(message, resolve);
    } catch {
      resolve(null);
    }
  });
  const read = v.safeParse(replySchema, reply);
  if (!read.success) return failure('UNSUPPORTED');
  return read.output.ok ? ({ ok: true, data: read.output.data } as const) : failure(read.output.code);
}
