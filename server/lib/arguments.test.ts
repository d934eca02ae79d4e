import { parseArguments } from './arguments';

test('serves when no command is named', () => {
  expect(parseArguments([])).toEqual({ command: 'serve', demo: false, embedded: false, help: false, problems: [] });
  expect(parseArguments(['--demo'])).toMatchObject({ command: 'serve', demo: true, problems: [] });
  expect(parseArguments(['--demo', '--embedded'])).toMatchObject({ demo: true, embedded: true, problems: [] });
  expect(parseArguments(['serve', '--demo'])).toMatchObject({ command: 'serve', demo: true, problems: [] });
});

test('reads a command before or after an option', () => {
  expect(parseArguments(['migrate'])).toMatchObject({ command: 'migrate', problems: [] });
  expect(parseArguments(['--help', 'migrate'])).toMatchObject({ command: 'migrate', help: true, problems: [] });
});

test.each(['api', 'worker'])('reads the command %s, which has no demo', (command) => {
  expect(parseArguments([command])).toMatchObject({ command, problems: [] });
  expect(parseArguments([command, '--demo']).problems).toEqual([expect.stringContaining('goes with serve only')]);
});

test.each([
  [['serv'], ['serv: unknown command; there are serve,']],
  [['migrate', 'serve'], ['serve: only one command can be named']],
  [
    ['--fast', '--slow'],
    ['--fast: unknown option', '--slow: unknown option'],
  ],
  [['migrate', '--demo'], ['--demo: goes with serve only']],
])('refuses %p', (args, problems) => {
  expect(parseArguments(args).problems).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
