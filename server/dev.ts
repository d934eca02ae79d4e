import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const bin = (name: string, script: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), script);

// The API on PORT (3000) starts anew when a file of it changes; Vite's pages call it through its proxy.
const children = [
  spawn(process.execPath, [bin('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts', '--demo'], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, [bin('vite', 'bin/vite.js')], { stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
