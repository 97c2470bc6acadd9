type Labels = Record<string, string>

interface Described {
  /** `fanfare_`, what is measured and its unit, as Prometheus names metrics. */
  name: string
  help: string
  /** The labels of the metric. Few values, known in advance: no ids, no user input. */
  labels?: readonly string[]
}

/** Several values, one for each combination of labels. */
export type Samples = { labels: Labels; value: number }[]

/** A current value, read when metrics are requested. */
export interface Gauge extends Described {
  type: 'gauge'
  /** Milliseconds for which an expensive value is cached. */
  maxAge?: number
  read: () => number | Samples | Promise<number | Samples>
}

/** How often something happened since the process started. */
export interface Counter extends Described {
  type: 'counter'
  /** Called once, if metrics are on: counts from then on. */
  start: (count: (labels: Labels) => void) => void
}

/** How long something took, in seconds. */
export interface Histogram extends Described {
  type: 'histogram'
  /** The upper bounds of the buckets, in seconds. */
  buckets: number[]
  /** Called once, if metrics are on: observes from then on. */
  start: (observe: (labels: Labels, seconds: number) => void) => void
}

/** A metric declared by a module; `start/metrics.ts` lists them. Costs nothing while metrics are off. */
export type Metric = Gauge | Counter | Histogram
