import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/journey';

const root = path.resolve(import.meta.dirname, '..');

test('stored scripts run with neither guard, and not with the sanitiser or the policy alone', async () => {
  test.slow();
  // the real API with guards that can be taken away, and a browser of its own
  const check = spawn(process.execPath, ['--import', 'tsx', 'e2e/xss.ts', '--samples'], { cwd: root });
  const output: string[] = [];
  for (const stream of [check.stdout, check.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const status = await new Promise((resolve) => check.once('exit', resolve));
  const said = output.join('');
  expect(said).toMatch(/[1-9]\d* executed with neither guard, 0 with the sanitiser alone, 0 with the policy alone/);
  expect(said).toMatch(/pages of the product: 0 executed with the sanitiser alone, 0 of \d+ with the policy alone/);
  expect(status, said).toBe(0);
});
