import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '@server/app';
import type { Deps } from '@server/deps';
import { projectPaths } from '@server/lib/project-paths';
import { hostApp } from '@server/node/pages/host-app';
import { NO_PAGE_SETTINGS } from '@server/node/pages/page-settings';

/** The app as Node serves it, with the API's documentation and a client of one page. */
export function createHostedApp(deps: Deps): App {
  const client = mkdtempSync(path.join(tmpdir(), 'ggp-client-'));
  try {
    writeFileSync(path.join(client, 'index.html'), '<!doctype html><title>쑥쑥플래너</title>');
    return hostApp(deps, NO_PAGE_SETTINGS, { client, swagger: projectPaths.swagger(), assets: client });
  } finally {
    // In memory, already read.
    rmSync(client, { recursive: true });
  }
}
