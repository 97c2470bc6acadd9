import { setTimeout as wait } from 'node:timers/promises'
import { DiagLogLevel, diag, type DiagLogger } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import logger from '@adonisjs/core/services/logger'
import { newId } from '#core/runtime/ids'
import { VERSION } from '#core/observability/version'
import { traceCalls } from './call_spans.js'
import { traceJobs } from './job_spans.js'
import { traceRequests } from './request_spans.js'
import { traceStatements } from './statement_spans.js'

/** How long the shutdown waits for the collector. */
const FLUSH_TIMEOUT_MS = 2_000
/** Spans that the collector does not accept within this time are dropped. */
const EXPORT_TIMEOUT_MS = 2_000

const report = () => logger.warn('traces could not be sent')
const ignore = () => undefined

/** Logs that the collector cannot be reached, but not its responses, which may contain anything. */
const PROBLEMS: DiagLogger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }

interface TracingSettings {
  /** The base address of the collector, without `/v1/traces`. */
  endpoint: string
  /** The percentage of traces that are sent. */
  percent: number
}

/**
 * Sends spans of requests, jobs, statements and calls to a collector. Returns a function that sends the remaining ones
 * and stops tracing.
 */
export function startTracing({ endpoint, percent }: TracingSettings): () => Promise<void> {
  diag.setLogger(PROBLEMS, DiagLogLevel.WARN)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const ratio = new TraceIdRatioBasedSampler(percent / 100)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'fanfare',
      'service.version': VERSION,
      'service.instance.id': newId(),
    }),
    // A proxy does not decide how many traces are sent.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('fanfare', VERSION)
  traceRequests(tracer)
  traceJobs(tracer)
  traceStatements(tracer)
  traceCalls(tracer)
  return () => Promise.race([provider.shutdown().catch(report), wait(FLUSH_TIMEOUT_MS)])
}
