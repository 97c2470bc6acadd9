import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { JobDispatchMessage, JobExecuteMessage } from '@boringnode/queue/types'
import { activeSpan, below, parseTraceparent, spanChannel, traceparentOf } from './active_span.js'

/**
 * A span for each run of a job that a traced request has dispatched, in the trace of that request. Scheduled jobs have
 * none.
 */
export function traceJobs(tracer: Tracer): void {
  const dispatched = spanChannel<JobDispatchMessage>('boringqueue.job.dispatch')
  const executed = spanChannel<JobExecuteMessage>('boringqueue.job.execute')
  dispatched.start.subscribe((message) => {
    const span = activeSpan.getStore()
    if (span === undefined) return
    for (const job of (message as JobDispatchMessage).jobs) {
      job.traceContext = { ...job.traceContext, traceparent: traceparentOf(span) }
    }
  })
  executed.start.bindStore(activeSpan, ({ job }) => {
    const parent = parseTraceparent(job.traceContext?.traceparent)
    if (parent === undefined) return undefined
    return tracer.startSpan(`job ${job.name}`, { kind: SpanKind.CONSUMER }, below(parent))
  })
  executed.asyncEnd.subscribe((message) => {
    const { job, status } = message as JobExecuteMessage
    const span = activeSpan.getStore()
    span?.setAttributes({
      'fanfare.job': job.name,
      'fanfare.job.attempt': job.attempts + 1,
      'fanfare.job.outcome': status ?? 'unknown',
    })
    if (status !== 'completed') span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
