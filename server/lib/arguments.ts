/** Task of a process of the product; the first when none is named. */
const COMMANDS = ['serve', 'api', 'worker', 'migrate'] as const;
export type Command = (typeof COMMANDS)[number];

export type Arguments = { command: Command; demo: boolean; embedded: boolean; help: boolean };

export const USAGE = `npm start -- [command] [--demo] [--embedded]

  serve      the product, when no command is named / 서버를 켜요 (기본)
  api        serves, but runs no jobs / 요청만 받고 작업은 하지 않아요
  worker     runs jobs, and serves /healthz and /readyz only / 작업만 해요
  migrate    applies the database's migrations and ends / 데이터베이스를 새 버전에 맞추고 끝나요

  --demo     with serve: fills the database with the demo / 체험 데이터를 채워요
  --embedded the embedded database, as DATABASE=embedded / 내장 데이터베이스를 써요
  --help     this text / 이 설명

Settings are environment variables: docs/configuration.md`;

const OPTIONS = ['--demo', '--embedded', '--help', '-h'];

const isCommand = (text: string): text is Command => COMMANDS.some((command) => command === text);

/**
 * The command line of a process: at most one command, and options.
 * @returns `problems`: one line for each argument that cannot be used
 */
export function parseArguments(args: readonly string[]): Arguments & { problems: string[] } {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const [word = 'serve', ...more] = words;
  const command = isCommand(word) ? word : 'serve';
  const demo = options.includes('--demo');
  const problems = [
    ...(isCommand(word) ? [] : [`${word}: unknown command; there are ${COMMANDS.join(', ')}`]),
    ...more.map((extra) => `${extra}: only one command can be named`),
    ...options
      .filter((option) => !OPTIONS.includes(option))
      .map((option) => `${option}: unknown option; there are --demo, --embedded and --help`),
    ...(demo && command !== 'serve' ? ['--demo: goes with serve only'] : []),
  ];
  const embedded = options.includes('--embedded');
  return { command, demo, embedded, help: options.some((option) => ['--help', '-h'].includes(option)), problems };
}
