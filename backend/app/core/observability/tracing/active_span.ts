import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel'
import {
  ROOT_CONTEXT,
  isSpanContextValid,
  trace,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api'

/** The span of the current request or job. */
export const activeSpan = new AsyncLocalStorage<Span | undefined>()

/** A diagnostics channel by its name, typed for the span; the types of the libraries lack the store. */
export const spanChannel = <Message extends object>(
  name: string,
): TracingChannel<Span | undefined, Message> => tracingChannel<Span | undefined, Message>(name)

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** A remote span, from its `traceparent` (W3C Trace Context); undefined for an invalid one. */
export function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? parent : undefined
}

/** The `traceparent` of a span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}

/** The context of a new child span. */
export function below(parent: SpanContext | undefined): Context {
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent)
}
