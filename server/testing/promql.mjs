import { parser } from '@prometheus-io/lezer-promql';

/**
 * What a query of Prometheus asks for.
 * @throws {Error} naming the place where it is no PromQL
 */
export function readQuery(expression) {
  // Grafana fills its own variables in before the query is sent.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const textOf = ({ from, to }) => text.slice(from, to);
  const selectors = [];
  let grouping = null;
  parser.parse(text).iterate({
    enter({ type, node, from }) {
      if (type.isError) throw new Error(`no PromQL at '${text.slice(from)}' of '${expression}'`);
      if (type.name === 'VectorSelector') selectors.push(readSelector(node, textOf));
      // The outermost one decides which labels are left.
      if (type.name === 'GroupingLabels') grouping ??= node.getChildren('LabelName').map(textOf);
    },
  });
  return { selectors, grouping };
}

function readSelector(node, textOf) {
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return {
    metric: textOf(node.getChild('Identifier')),
    matchers: matchers.map((matcher) => ({
      label: textOf(matcher.getChild('LabelName')),
      operator: textOf(matcher.getChild('MatchOp')),
      value: JSON.parse(textOf(matcher.getChild('StringLiteral'))),
    })),
  };
}
