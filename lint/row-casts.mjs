import { parseSync } from '@swc/core';

/**
 * Finds type assertions on values read from the database: columns are typed by the schema, raw SQL by `queryRows`.
 * It follows names inside one file: results of drizzle calls, what is destructured or iterated from them, parameters
 * of a row's type. Services get rows from other files too, so they assert nothing at all. `as const` and `satisfies`
 * are other nodes.
 */
const SERVICES = /^server\/(modules|jobs|mail)\/(?!.*\.(test|fixture)\.ts$)/;
const READS = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'returning',
  'execute',
  'findFirst',
  'findMany',
]);
const ROW_NAME = /^(rows?|\w+Rows?)$/;
const ROW_TYPE = /(^|[a-z])Rows?$/;
const ROW_READER = /^(queryRows|rows|readRows)$/;

const isNode = (value) => value !== null && typeof value === 'object';
const children = (node) => Object.values(node).filter(isNode);
const isAssertion = ({ type }) => type === 'TsAsExpression' || type === 'TsTypeAssertion';
const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration' ||
  type === 'ClassMethod' ||
  type === 'MethodProperty';

/** The names a pattern binds. */
function boundNames(pattern) {
  if (!isNode(pattern)) return [];
  if (Array.isArray(pattern)) return pattern.flatMap(boundNames);
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'AssignmentPatternProperty':
      return [pattern.key.value];
    case 'KeyValuePatternProperty':
      return boundNames(pattern.value);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'ObjectPattern':
      return boundNames(pattern.properties);
    case 'ArrayPattern':
      return boundNames(pattern.elements);
    case 'Parameter':
      return boundNames(pattern.pat);
    default:
      return [];
  }
}

/** Whether a type speaks of a row: `Row`, `CardRow[]`, `typeof posts.$inferSelect`, an alias of one. */
function isRowType(node, aliases) {
  if (!isNode(node)) return false;
  if (node.type === 'TsTypeReference' && node.typeName?.type === 'Identifier') {
    const name = node.typeName.value;
    if (ROW_TYPE.test(name) || aliases.has(name)) return true;
  }
  if (node.type === 'Identifier' && node.value === '$inferSelect') return true;
  return children(node).some((child) => isRowType(child, aliases));
}

function rowAliases(body) {
  const aliases = new Set();
  for (const item of body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'TsTypeAliasDeclaration' && isRowType(declared.typeAnnotation, aliases))
      aliases.add(declared.id.value);
  }
  return aliases;
}

const getAnnotation = (pattern) => (pattern.type === 'Parameter' ? pattern.pat : pattern).typeAnnotation;

/** Whether an expression is read from the database; names are followed within its file only. */
function isRead(node, scope) {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'Identifier':
      return scope.get(node.value) ?? ROW_NAME.test(node.value);
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsTypeAssertion':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return isRead(node.expression, scope);
    case 'AwaitExpression':
      return isRead(node.argument, scope);
    case 'MemberExpression':
      return isRead(node.object, scope);
    case 'OptionalChainingExpression':
      return isRead(node.base, scope);
    case 'BinaryExpression':
      return ['??', '||', '&&'].includes(node.operator) && (isRead(node.left, scope) || isRead(node.right, scope));
    case 'ConditionalExpression':
      return isRead(node.consequent, scope) || isRead(node.alternate, scope);
    case 'CallExpression':
      return isReadCall(node, scope);
    default:
      return false;
  }
}

function isReadCall({ callee, arguments: args }, scope) {
  if (callee.type === 'Identifier') return ROW_READER.test(callee.value);
  if (callee.type !== 'MemberExpression') return false;
  if (callee.property.type === 'Identifier' && READS.has(callee.property.value)) return true;
  const { object } = callee;
  if (object.type === 'Identifier' && (object.value === 'JSON' || object.value === 'Object'))
    return args.some(({ expression }) => isRead(expression, scope));
  return isRead(object, scope);
}

/** What the callbacks of a list of rows are given is read as well. */
const hasRowsCallback = ({ type, callee }, scope) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && isRead(callee.object, scope);

/** Every forbidden assertion of a file: { line, text }. */
export function rowCasts(source, file) {
  const isService = SERVICES.test(file);
  // The first statement starts where the text does, so that spans can be read as offsets into it.
  const text = Buffer.from(`;${source}`);
  const ast = parseSync(text.toString(), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const aliases = rowAliases(ast.body);
  const found = [];

  const bind = (scope, pattern, read) => {
    for (const name of boundNames(pattern)) scope.set(name, read);
  };
  const enterFunction = (node, outer, rowsCallback) => {
    const scope = new Map(outer);
    const params = node.params ?? node.function?.params ?? [];
    for (const param of params) {
      const read = rowsCallback || isRowType(getAnnotation(param), aliases);
      for (const name of boundNames(param)) scope.set(name, read || ROW_NAME.test(name));
    }
    for (const child of children(node)) walk(child, scope);
  };
  const walk = (node, scope) => {
    if (Array.isArray(node)) {
      for (const child of node) if (isNode(child)) walk(child, scope);
      return;
    }
    if (isAssertion(node) && (isService || isRead(node.expression, scope))) {
      const [from, to] = [node.span.start - ast.span.start, node.span.end - ast.span.start];
      found.push({
        line: text.subarray(0, from).toString().split('\n').length,
        text: text.subarray(from, to).toString().replace(/\s+/g, ' '),
      });
      return;
    }
    if (isFunction(node)) return enterFunction(node, scope, false);
    if (node.type === 'BlockStatement') {
      const inner = new Map(scope);
      for (const child of node.stmts) walk(child, inner);
      return;
    }
    if (node.type === 'ForOfStatement') {
      walk(node.right, scope);
      const inner = new Map(scope);
      const pattern = node.left.type === 'VariableDeclaration' ? node.left.declarations[0].id : node.left;
      bind(inner, pattern, isRead(node.right, scope));
      return walk(node.body, inner);
    }
    if (node.type === 'VariableDeclarator') {
      if (node.init) walk(node.init, scope);
      return bind(scope, node.id, isRead(node.init, scope) || isRowType(node.id.typeAnnotation, aliases));
    }
    if (hasRowsCallback(node, scope)) {
      walk(node.callee, scope);
      for (const { expression } of node.arguments)
        if (isFunction(expression)) enterFunction(expression, scope, true);
        else walk(expression, scope);
      return;
    }
    for (const child of children(node)) walk(child, scope);
  };
  walk(ast.body, new Map());
  return found;
}

/** Parsing takes most of the time, and few files assert anything: `as` before a type, or `<Type>value`. */
const mayAssert = (source) =>
  /\bas (?!const\b)|[=(,:]\s*<[A-Z]/.test(source.replace(/^(import |export [*{]).*$/gm, ''));

/** All forbidden assertions below server/: { file, line, text }. */
export const listRowCasts = (sources) =>
  [...sources]
    .filter(([file, source]) => file.startsWith('server/') && /\.tsx?$/.test(file) && mayAssert(source))
    .flatMap(([file, source]) => rowCasts(source, file).map((cast) => ({ file, ...cast })));
