import app from '@adonisjs/core/services/app'
import env from '#start/env'

const { metrics } = env

let close: (() => void) | undefined

if (metrics !== null) {
  app.ready(async () => {
    const { METRICS } = await import('./metrics.js')
    const { startMetrics } = await import('#core/observability/metrics/operators')
    const { openOperatorPort } = await import('#core/observability/metrics/operator_port')
    await startMetrics(METRICS)
    const { port } = metrics
    if (port !== undefined) close = await openOperatorPort({ ...metrics, port })
  })
  app.terminating(() => close?.())
}
