import { POLICY_REPORT_PATH } from '@contract/common/page-policy';
import { HOUR_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import type { LogFields } from '@server/lib/log';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../context';
import { AppError } from '../errors';
import { parseJson, readBody } from '../input/body';
import { documented } from '../openapi/documented';
import { callerAddress } from './caller-address';
import { changesNothing } from './cross-site';
import { consumeOrThrow, type Limit } from './rate-limit';

const REPORTS: Limit = { name: 'policy-reports', times: 30, seconds: HOUR_SECONDS };
const MAX_BYTES = 16 * 1024;
const LINES_MAX = 10;

const text = v.optional(v.string(), '');
const lineNumber = v.optional(v.nullable(v.number()), null);

/** `application/csp-report`, which `report-uri` sends (CSP Level 2). */
const single = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': lineNumber,
  }),
});
/** `application/reports+json`, which `report-to` sends (Reporting API). */
const several = v.array(
  v.object({
    body: v.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: v.optional(v.nullable(v.string()), ''),
      lineNumber,
    }),
  }),
);

/** Schema in the document; browsers send more fields. */
const REPORTED = Object.fromEntries(
  ['effective-directive', 'blocked-uri', 'document-uri', 'source-file'].map((name) => [name, { type: 'string' }]),
);

const described = documented({
  tag: 'health',
  summary: '브라우저가 페이지 정책에 따라 막은 것',
  json: { type: 'object', properties: { 'csp-report': { type: 'object', properties: REPORTED } } },
  status: 204,
  errors: ['CROSS_SITE', 'MALFORMED_JSON', 'INVALID_INPUT', 'TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

type Violation = { directive: string; blocked: string; page: string; source: string; line: number | null };

/**
 * POST /csp-report: logs one line for a violation of the page policy. Browsers send it without our own headers, so it
 * is not a route of the API.
 */
export const policyReports = (deps: Deps) =>
  new Hono<AppEnv>().post(POLICY_REPORT_PATH, described, changesNothing(logReports(deps)));

const logReports = (deps: Deps) => async (c: Context<AppEnv>) => {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('CROSS_SITE');
  await consumeOrThrow(deps, REPORTS, callerAddress(c, deps));
  for (const violation of toViolations(await readBody(c, MAX_BYTES)).slice(0, LINES_MAX))
    deps.log.info('page policy violated', toFields(violation));
  return c.body(null, 204);
};

/** @throws AppError MALFORMED_JSON, INVALID_INPUT */
function toViolations(bytes: ArrayBuffer): Violation[] {
  const json = parseJson(bytes);
  const list = v.safeParse(several, json);
  if (list.success)
    return list.output.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
      source: body.sourceFile ?? '',
      line: body.lineNumber,
    }));
  const parsed = v.safeParse(single, json);
  if (!parsed.success) throw new AppError('INVALID_INPUT');
  const report = parsed.output['csp-report'];
  return [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ];
}

/** The logged part of a report: no query, no id, no text of the page. */
const toFields = ({ directive, blocked, page, source, line }: Violation): LogFields => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? '',
  blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : toOrigin(blocked),
  page: toPattern(page),
  source: toAsset(source),
  line,
});

const toUrl = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** 'https://cdn.example.com/a?b' → 'https://cdn.example.com'; 'chrome-extension://…' → 'chrome-extension:' */
function toOrigin(address: string): string {
  const url = toUrl(address);
  if (!url) return '';
  return (/^https?:$/.test(url.protocol) ? url.origin : url.protocol).slice(0, 100);
}

/** '/community/trip/0190…?x=1' → '/community/trip/…' */
const toPattern = (address: string) =>
  (toUrl(address)?.pathname ?? '')
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,30}$|^$/.test(part) ? part : '…'))
    .join('/');

/** A file of the build by its name, everything else by its origin. */
const toAsset = (address: string) =>
  /^\/assets\/[\w.-]{1,80}$/.exec(toUrl(address)?.pathname ?? '')?.[0] ?? toOrigin(address);
