import { printedProgress } from './progress';

const WORDS = { ko: '만드는 중이에요', en: 'preparing' };

function recorded() {
  let said = '';
  let clock = 0;
  const progress = printedProgress(
    (text) => {
      said += text;
    },
    () => clock,
  );
  const after = (ms: number) => async () => {
    clock += ms;
    return 'done';
  };
  return { progress, after, said: () => said };
}

test('prints each step of a first start before its work, and the seconds of a long one', async () => {
  const { progress, after, said } = recorded();
  progress.announce();
  const quick = progress.step(WORDS, after(200));
  expect(said()).toMatch(/처음[\s\S]*first start[\s\S]* {2}만드는 중이에요… \/ preparing…$/);
  expect(await quick).toBe('done');
  await progress.step(WORDS, after(12_300));
  expect(said().split('\n').slice(-3)).toEqual([
    '  만드는 중이에요… / preparing…',
    '  만드는 중이에요… / preparing… 12초 / 12 s',
    '',
  ]);
});

test('ends the line of a failed step', async () => {
  const { progress, said } = recorded();
  progress.announce();
  await expect(progress.step(WORDS, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(said().endsWith('…\n')).toBe(true);
});

test('prints nothing on a later start', async () => {
  const { progress, after, said } = recorded();
  expect(await progress.step(WORDS, after(5000))).toBe('done');
  expect(said()).toBe('');
});
