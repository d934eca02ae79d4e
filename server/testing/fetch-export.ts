import { getExport, requestExport } from '@server/modules/mypage/export/export-service';
import { strFromU8, unzipSync } from 'fflate';
import { runJobs } from './run-jobs';
import type { TestApp } from './test-app';

type Account = { accountId: string };

export const exportContext = ({ deps }: TestApp, { accountId }: Account) => ({ ...deps, now: deps.now(), accountId });

/** Has an archive of the account made, and fetches it by its link. */
export async function fetchExport(t: TestApp, account: Account) {
  await requestExport(exportContext(t, account));
  await runJobs(t.deps);
  const state = await getExport(exportContext(t, account));
  if (state.state !== 'ready') throw new Error(`the export is ${state.state}`);
  const answer = await t.call('GET', state.link);
  return { state, answer, ...readArchive(await answer.arrayBuffer()) };
}

export function readArchive(archive: ArrayBuffer) {
  const files = unzipSync(new Uint8Array(archive));
  const json = (table: string) =>
    JSON.parse(strFromU8(files[`json/${table}.json`] ?? new Uint8Array())) as Record<string, unknown>[];
  return { files, json };
}
