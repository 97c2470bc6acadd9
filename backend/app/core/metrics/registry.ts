import logger from '@adonisjs/core/services/logger'
import type * as Prometheus from 'prom-client'
import { TimedReading } from '#core/cache/timed_reading'
import type { Gauge, Metric } from './metric.js'

/** What takes longer to read is left out of an answer; health checks take up to two seconds. */
const TIMEOUT_MS = 3_000

/** Starts these metrics and those of the process. The client library of Prometheus is not even loaded before. */
export async function createRegistry(metrics: readonly Metric[]): Promise<Prometheus.Registry> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
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

/** Reads a gauge for an answer. One that cannot be read is left out, so that the others are known when the database hangs. */
function collector({ name, labels = [], maxAge, read }: Gauge) {
  const reading = new TimedReading(async () => read(), { timeout: TIMEOUT_MS, maxAge })
  return async function (this: Collected): Promise<void> {
    // Without labels, `reset` would make it 0.
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
