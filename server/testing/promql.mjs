import { parser } from '@prometheus-io/lezer-promql';

/**
 * Parts of a Prometheus query.
 * @throws {Error} naming the place where it is no PromQL
 */
export function readQuery(expression) {
  // Grafana fills its own variables in before the query is sent.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const readText = ({ from, to }) => text.slice(from, to);
  const selectors = [];
  let grouping = null;
  parser.parse(text).iterate({
    enter({ type, node, from }) {
      if (type.isError) throw new Error(`no PromQL at '${text.slice(from)}' of '${expression}'`);
      if (type.name === 'VectorSelector') selectors.push(readSelector(node, readText));
      // The outermost one decides which labels are left.
      if (type.name === 'GroupingLabels') grouping ??= node.getChildren('LabelName').map(readText);
    },
  });
  return { selectors, grouping };
}

function readSelector(node, readText) {
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return {
    metric: readText(node.getChild('Identifier')),
    matchers: matchers.map((matcher) => ({
      label: readText(matcher.getChild('LabelName')),
      operator: readText(matcher.getChild('MatchOp')),
      value: JSON.parse(readText(matcher.getChild('StringLiteral'))),
    })),
  };
}
