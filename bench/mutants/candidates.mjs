import { parseSync } from 'vite';

/** Every one-line change the operators can make in a file, in the order of the source. */

const binary = {
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};

/** Expressions TypeScript wraps in a type: the type is left out, the expression is looked into. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function changeOperator(node, source) {
  const [operator, after] = binary[node.operator] ?? [];
  if (!operator) return [];
  const start = source.indexOf(node.operator, node.left.end);
  return [{ operator, start, end: start + node.operator.length, after }];
}

/** In a component file a bare number is mostly a size; one that is compared or reckoned with is not. */
function changeLiteral(node, parent, { inView, isComponent }) {
  if (inView) return [];
  const { start, end, value, raw } = node;
  if (typeof value === 'boolean') return [{ operator: 'boolean', start, end, after: String(!value) }];
  if (typeof value !== 'number' || !/^[\d_.]+$/.test(raw)) return [];
  const inBinary = parent.type === 'BinaryExpression';
  if (isComponent && !inBinary) return [];
  if (inBinary && value === 1 && /^[+-]$/.test(parent.operator))
    return [{ operator: 'off by one', start, end, after: '2' }];
  return [{ operator: 'constant', start, end, after: String(value < 10 ? value + 1 : value * 2) }];
}

function removeNegation(node, parent) {
  const twice = node.argument.type === 'UnaryExpression' || parent.type === 'UnaryExpression';
  return node.operator === '!' && !twice
    ? [{ operator: 'negation', start: node.start, end: node.start + 1, after: '' }]
    : [];
}

function listChanges(node, parent, place, source) {
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return changeOperator(node, source);
  if (node.type === 'UnaryExpression') return removeNegation(node, parent);
  if (node.type === 'Literal') return changeLiteral(node, parent, place);
  return [];
}

/** Looks are not behaviour: `sx`, `style`, `styled(...)` and values annotated as styles. */
function isLooks(node, source) {
  if (node.type === 'JSXAttribute') return /^(sx|style|className)$/.test(node.name.name);
  if (node.type === 'CallExpression')
    return /^(styled|keyframes|css|createTheme)\b/.test(source.slice(node.start, node.end));
  if (node.type === 'VariableDeclarator')
    return /SxProps|CSSProperties|SystemStyle/.test(source.slice(node.start, node.init?.start));
  return false;
}

const isType = (node) => node.type.startsWith('TS') && !wrappers.has(node.type);
const isFunction = (node) => /Function/.test(node.type);

function walk(node, parent, place, source, found) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, parent, place, source, found);
    return;
  }
  if (typeof node.type !== 'string' || isType(node) || isLooks(node, source)) return;
  if (/^(Import|ExportAll|TemplateElement)/.test(node.type)) return;
  found.push(...listChanges(node, parent, place, source));
  // Numbers and booleans given straight to an element are mostly presentation; those in its handlers are not.
  const inView = node.type.startsWith('JSX') || (place.inView && !isFunction(node));
  for (const key of Object.keys(node)) walk(node[key], node, { ...place, inView }, source, found);
}

function toLineChange(source, { operator, start, end, after }) {
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const lineEnd = source.indexOf('\n', end);
  const before = source.slice(lineStart, lineEnd);
  return {
    operator,
    line: source.slice(0, start).split('\n').length,
    before,
    after: source.slice(lineStart, start) + after + source.slice(end, lineEnd),
  };
}

/** A line that occurs once can be found again after the file has been edited above it. */
const occursOnce = (source, line) => source.split('\n').filter((one) => one === line).length === 1;

export function listCandidates(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const found = [];
  walk(program, program, { inView: false, isComponent: file.endsWith('.tsx') }, source, found);
  return found
    .map((change) => ({ file, ...toLineChange(source, change) }))
    .filter(({ before, after }) => before !== after && occursOnce(source, before));
}

/** Whether the changed file is still a program: a fault that no compiler accepts proves nothing about tests. */
export function parses(source, { file, before, after }) {
  return (
    parseSync(
      file,
      source.replace(before, () => after),
    ).errors.length === 0
  );
}
