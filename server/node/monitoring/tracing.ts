import {
  type Attributes,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { HEALTH_ROUTES } from '@server/http/log/request-log';
import { errorCode } from '@server/lib/error-code';
import type { Log } from '@server/lib/log';
import type { Observer } from './observers';

/** For one batch: a process that stops waits for it, so it is below the delay of the exporter's first retry. */
const SEND_MS = 750;

/** All spans but those of health checks, which come every few seconds. */
class BatchProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan) {
    if (!HEALTH_ROUTES.has(String(span.attributes['http.route']))) super.onEnd(span);
  }
}

/**
 * Sends traces of requests, attempts of jobs and outgoing mails to an OpenTelemetry collector. A span has the pattern
 * of a route, a kind or a code, and nothing of a person. The packages themselves read the other standard variables
 * (headers, sampler, batches).
 * @param endpoint base address of OTLP over HTTP, 'http://127.0.0.1:4318'
 */
export function createTracing({ endpoint, service, log }: { endpoint: string; service: string; log: Log }) {
  diag.setLogger(
    { ...SILENT, error: () => log.warn('traces not sent') },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('grow-grow-planner');

  /** Ends the span with the work, whose error gives no more than a code: a message may hold what somebody wrote. */
  const inSpan = <T>(span: Span, parent: typeof ROOT_CONTEXT, work: () => Promise<T>): Promise<T> =>
    context.with(trace.setSpan(parent, span), async () => {
      try {
        return await work();
      } catch (error) {
        fail(span, errorCode(error) || 'UNKNOWN');
        throw error;
      } finally {
        span.end();
      }
    });

  const observer: Observer = {
    observeRequest({ method, traceparent }, handle) {
      const parent = traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
      const attributes: Attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return inSpan(span, parent, async () => {
        const answered = await handle();
        const { route, status } = answered;
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) fail(span, String(status));
        return answered;
      });
    },
    observeJob(kind, attempt) {
      const span = tracer.startSpan(`job ${kind}`, { attributes: { 'job.kind': kind } }, ROOT_CONTEXT);
      return inSpan(span, ROOT_CONTEXT, async () => {
        const outcome = await attempt();
        span.setAttribute('job.outcome', outcome);
        if (outcome === 'failed' || outcome === 'dead') fail(span, outcome);
        return outcome;
      });
    },
    observeMails: (mailer) => ({
      ...mailer,
      send: (mail) =>
        inSpan(tracer.startSpan('send mail', { kind: SpanKind.CLIENT }), context.active(), () => mailer.send(mail)),
    }),
  };
  /** Sends what has not been sent yet. */
  const close = async () => {
    await provider.shutdown().catch(() => log.warn('traces not sent'));
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
  return { observer, close };
}

const nothing = () => undefined;
const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing };

function fail(span: Span, code: string) {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
