import { setImmediate } from 'node:timers/promises';
import { createLog } from './json-log';

test('leaves out lines below the level', async () => {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockImplementation(write));
  const log = createLog({ log: 'json', logLevel: 'warn' });
  log.info('quiet');
  log.warn('late', { ms: 3 });
  log.error('broken', {}, new Error('why'));
  await setImmediate();
  for (const spy of spies) spy.mockRestore();
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { at: expect.any(String), level: 'error', event: 'broken', error: expect.stringContaining('why') },
    { at: expect.any(String), level: 'warn', event: 'late', ms: 3 },
  ]);
});
