import logger from '@adonisjs/core/services/logger'
import type * as Prometheus from 'prom-client'
import { TimedReading } from '#core/cache/timed_reading'
import type { Gauge, Metric } from './metric.js'

/** A metric that takes longer is left out of the response; health checks take up to two seconds. */
const TIMEOUT_MS = 3_000

/** Totals of gauges that also exist by kind. Prometheus takes the ending of these names for a counter. */
const GAUGE_NAMED_AS_COUNTER = /^nodejs_active_\w+_total$/

/** Registers these metrics and those of the process. The Prometheus client library is loaded only here. */
export async function createRegistry(metrics: readonly Metric[]): Promise<Prometheus.Registry> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  for (const { name } of registry.getMetricsAsArray())
    if (GAUGE_NAMED_AS_COUNTER.test(name)) registry.removeSingleMetric(name)
  for (const metric of metrics) registry.registerMetric(start(prometheus, metric))
  return registry
}

function start(prometheus: typeof Prometheus, metric: Metric) {
  const described = { name: metric.name, help: metric.help, labelNames: metric.labels ?? [], registers: [] }
  if (metric.type === 'gauge') return new prometheus.Gauge({ ...described, collect: collector(metric) })
  if (metric.type === 'counter') {
    const counter = new prometheus.Counter(described)
    metric.start((labels) => counter.inc(labels))
    return counter
  }
  const histogram = new prometheus.Histogram({ ...described, buckets: metric.buckets })
  metric.start((labels, seconds) => histogram.observe(labels, seconds))
  return histogram
}

interface Collected {
  reset: () => void
  remove: () => void
  set: (labels: Record<string, string>, value: number) => void
}

/**
 * Reads a gauge for a response. A gauge that fails is left out, so that the others are available when the database
 * hangs.
 */
function collector({ name, labels = [], maxAge, read }: Gauge) {
  const reading = new TimedReading(async () => read(), { timeout: TIMEOUT_MS, maxAge })
  return async function (this: Collected): Promise<void> {
    // `reset` would set a gauge without labels to 0.
    if (labels.length === 0) this.remove()
    else this.reset()
    try {
      const values = await reading.get()
      const samples = typeof values === 'number' ? [{ labels: {}, value: values }] : values
      for (const sample of samples) this.set(sample.labels, sample.value)
    } catch (error) {
      logger.warn({ err: error, metric: name }, 'a metric could not be read')
    }
  }
}
