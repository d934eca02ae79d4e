/** Rules of the hooks, without git: see CONTRIBUTING.md. */

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];
const MAX_SUBJECT = 100;
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9][a-z0-9-]*\\))?!?: (\\S.*)$`);
const WRITTEN_BY_GIT = /^(?:Merge|Revert|fixup!|squash!|amend!) /;

/** Why a commit message is refused, or null. Lines that begin with # are git's. */
export function findMessageProblem(message) {
  const [subject = '', second = ''] = message
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trimStart()
    .split('\n');
  if (WRITTEN_BY_GIT.test(subject)) return null;
  if (!SUBJECT.test(subject)) return `the subject has to be 'type(scope): what changes', with type ${TYPES.join(', ')}`;
  if (subject.length > MAX_SUBJECT) return `the subject has ${subject.length} characters, ${MAX_SUBJECT} at most`;
  if (subject.endsWith('.')) return 'the subject ends without a full stop';
  if (second.trim() !== '') return 'the second line has to be empty: the body begins on the third';
  return null;
}

const FORMAT = {
  name: 'format',
  bin: 'biome',
  args: ['format', '--staged', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
  help: 'npm run format -- --write, then git add',
};
const TYPE_CHECK = {
  name: 'types',
  bin: 'tsc',
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  help: 'npx tsc --noEmit',
};

/** The checks that a commit of these files needs. */
export function selectChecks(stagedFiles) {
  const hasTypes = stagedFiles.some((file) => /\.[mc]?tsx?$|^tsconfig\.json$|^package\.json$/.test(file));
  if (stagedFiles.length === 0) return [];
  return hasTypes ? [FORMAT, TYPE_CHECK] : [FORMAT];
}
