import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import env from '#start/env'
import { followStatements, operationOf } from '#core/database/connection/statements'
import { activeSpan, below } from './active_span.js'

/** A span for each statement of a traced request or job, with placeholders instead of its values. */
export function traceStatements(tracer: Tracer): void {
  const system = env.databaseUrl === undefined ? 'sqlite' : 'postgresql'
  followStatements((sql) => {
    const parent = activeSpan.getStore()
    if (parent === undefined) return undefined
    const operation = operationOf(sql)
    const attributes = { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': sql }
    const options = { kind: SpanKind.CLIENT, attributes }
    const span = tracer.startSpan(operation, options, below(parent.spanContext()))
    return (error) => {
      // The message of the error may contain values.
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}
