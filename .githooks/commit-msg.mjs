import { readFileSync } from 'node:fs';
import { findMessageProblem } from './rules.mjs';

const [file] = process.argv.slice(2);
const problem = findMessageProblem(readFileSync(file, 'utf8'));
if (problem) {
  console.error(`commit refused: ${problem}`);
  console.error("Example: 'fix(outbox): send a refused answer once'. The form is in CONTRIBUTING.md#commits.");
  process.exitCode = 1;
}
