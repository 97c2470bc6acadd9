import app from '@adonisjs/core/services/app'
import env from '#start/env'

const { tracing } = env

if (tracing !== null) {
  const { startTracing } = await import('#core/observability/tracing/start_tracing')
  app.terminating(startTracing(tracing))
}
