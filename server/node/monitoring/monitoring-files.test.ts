import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jobs } from '@server/db/schema';
import { releaseName } from '@server/lib/release';
import type { JobOutcome } from '@server/queue/job-worker';
import { readQuery } from '@server/testing/promql.mjs';
import { useTestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import * as v from 'valibot';
import { createMetrics } from './metrics';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
const guide = read('docs/observe.md');
const rules = read('deploy/prometheus-rules.yml');

/** The part of Grafana's dashboard model that an import needs. */
const dashboardModel = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(36)),
  time: v.object({ from: v.string(), to: v.string() }),
  templating: v.object({
    list: v.array(v.object({ name: v.string(), type: v.literal('datasource'), query: v.literal('prometheus') })),
  }),
  panels: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.number(), v.integer(), v.minValue(1)),
        type: v.picklist(['timeseries', 'stat', 'table']),
        title: v.pipe(v.string(), v.nonEmpty()),
        datasource: v.object({ type: v.literal('prometheus'), uid: v.pipe(v.string(), v.regex(/^\$\{\w+\}$/)) }),
        gridPos: v.object({ h: v.number(), w: v.number(), x: v.number(), y: v.number() }),
        fieldConfig: v.object({ defaults: v.object({ unit: v.string() }), overrides: v.array(v.unknown()) }),
        targets: v.pipe(
          v.array(v.object({ refId: v.string(), expr: v.pipe(v.string(), v.nonEmpty()), legendFormat: v.string() })),
          v.nonEmpty(),
        ),
      }),
    ),
    v.nonEmpty(),
  ),
});
const dashboard = v.parse(dashboardModel, JSON.parse(read('deploy/grafana/grow-grow-planner.json')));

const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}));
const targets = dashboard.panels.flatMap((panel) => panel.targets);
const queries = [...alerts, ...targets].map(({ expr }) => expr);

const t = useTestApp();

/** Every outcome, so that its label is exported. */
const OUTCOMES: JobOutcome[] = ['done', 'failed', 'dead', 'interrupted'];

/** The labels of each exported series with their values, after something of each kind happened. */
async function listExported(): Promise<Map<string, Map<string, Set<string>>>> {
  const metrics = createMetrics();
  metrics.watchDatabase({ db: t.db });
  metrics.watchBackups(__dirname);
  for (const status of [200, 500])
    await metrics.observeRequest({ method: 'GET', traceparent: null }, async () => ({
      method: 'GET',
      route: '(page)',
      status,
    }));
  for (const outcome of OUTCOMES) await metrics.observeJob('sweep-uploads', async () => outcome);
  await metrics.observeJob('sweep-uploads', () => Promise.reject(new Error('away'))).catch(() => undefined);
  const mail = { to: 'haneul@mail.example', subject: '번호', text: '1', html: '1' };
  await metrics.observeMails(t.mailer).send(mail);
  const refused = { ...t.mailer, send: () => Promise.reject(new Error('refused')) };
  await metrics
    .observeMails(refused)
    .send(mail)
    .catch(() => undefined);
  const log = metrics.countLines(memoryLog().log);
  for (const release of [releaseName, '0.0.1']) metrics.countClientError(release);
  log.warn('database unavailable');
  log.error('request failed', {}, new Error('why'));
  const at = new Date(t.clock.now);
  const job = { kind: 'sweep-uploads', payload: {}, runAt: at, createdAt: at } as const;
  await t.db.insert(jobs).values([
    { ...job, id: crypto.randomUUID() },
    { ...job, id: crypto.randomUUID(), failedAt: at },
  ]);
  return readSeries(await metrics.print());
}

function readSeries(text: string) {
  const series = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = series.get(name) ?? new Map<string, Set<string>>();
    series.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  // Prometheus itself adds the target of a scrape to each series, and whether it answered.
  const job = /job_name: (\S+)/.exec(guide)?.[1] ?? '';
  const scraped = () =>
    new Map([
      ['job', new Set([job])],
      ['instance', new Set(['10.0.0.11:9464'])],
    ]);
  for (const known of series.values()) for (const [label, values] of scraped()) known.set(label, values);
  return series.set('up', scraped());
}

const matches = (values: Set<string>, operator: string, value: string) =>
  [...values].some((item) => (operator.includes('~') ? new RegExp(`^(?:${value})$`).test(item) : item === value));

test('the dashboard has one variable for the data source, which every panel uses', () => {
  const [variable, ...others] = dashboard.templating.list;
  expect(others).toEqual([]);
  expect(new Set(dashboard.panels.map(({ datasource }) => datasource.uid))).toEqual(new Set([`\${${variable?.name}}`]));
});

test('panels have ids of their own, lie inside the grid and do not overlap', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
    Array.from({ length: h * w }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x < 0 || x + w > 24)).toEqual([]);
  for (const { targets: own } of panels) expect(new Set(own.map(({ refId }) => refId)).size).toBe(own.length);
});

test('each query is PromQL that asks for series, labels and values the product exports', async () => {
  const exported = await listExported();
  const unknown = queries.flatMap((query) =>
    readQuery(query).selectors.flatMap(({ metric, matchers }) => {
      const labels = exported.get(metric);
      if (!labels) return [`${metric} of ${query}`];
      return matchers
        .filter(({ label, operator, value }) => !matches(labels.get(label) ?? new Set(), operator, value))
        .map(({ label, value }) => `${metric}{${label}="${value}"} of ${query}`);
    }),
  );
  expect(unknown).toEqual([]);
  expect(queries.length).toBe(alerts.length + targets.length);
});

test('each query groups by labels that its series have, and a legend names those that are left', async () => {
  const exported = await listExported();
  const wrong = [...alerts.map(({ expr }) => ({ expr, legendFormat: '' })), ...targets].flatMap(
    ({ expr, legendFormat }) => {
      const { selectors, grouping } = readQuery(expr);
      const own = selectors.map(({ metric }) => [...(exported.get(metric)?.keys() ?? [])]);
      const grouped = (grouping ?? []).filter((label) => !own.every((labels) => labels.includes(label)));
      const left = grouping?.filter((label) => label !== 'le') ?? own.flat();
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      return [...grouped, ...named.filter((label) => !left.includes(label))].map((label) => `${label} of ${expr}`);
    },
  );
  expect(wrong).toEqual([]);
});

test('a query that is no PromQL is refused', () => {
  expect(() => readQuery('sum by (route (rate(http_requests_total[5m])))')).toThrow('no PromQL');
});

test('docs/observe.md lists each metric of the product with its labels, and each alert of the rules', async () => {
  const exported = await listExported();
  const tables = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const rows = tables.flatMap(([, first = '', labels = '']) => {
    const names = [...first.matchAll(/`((?:http|ggp)_\w+)`/g)].map(([, name = '']) => name);
    return names.map((name) => [
      name,
      [...labels.matchAll(/`(method|route|status|state|kind|outcome|level|version|commit|release)`/g)]
        .map(([, label = '']) => label)
        .toSorted(),
    ]);
  });
  const toName = (series: string) => series.replace(/_(?:bucket|count|sum)$/, '');
  const own = [...exported]
    .filter(([name]) => /^(?:http|ggp)_/.test(name))
    .map(([name, labels]) => [
      toName(name),
      [...labels.keys()].filter((label) => !['le', 'job', 'instance'].includes(label)).toSorted(),
    ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(own));
  const ofProcess = guide.match(/\b(?:nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(ofProcess.length).toBeGreaterThan(0);
  expect(ofProcess.filter((name) => !exported.has(name))).toEqual([]);
  const documented = tables.flatMap(([, first = '']) => (/^Planner\w+$/.test(first) ? [first] : []));
  expect(documented).toEqual(alerts.map(({ name }) => name));
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
});
