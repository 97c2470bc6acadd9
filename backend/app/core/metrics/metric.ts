type Labels = Record<string, string>

interface Described {
  /** `fanfare_`, what is measured and its unit, as Prometheus names metrics. */
  name: string
  help: string
  /** What tells the numbers of the metric apart. Few values, known in advance: no ids, nothing that people type. */
  labels?: readonly string[]
}

/** Several numbers, one for each combination of labels. */
export type Samples = { labels: Labels; value: number }[]

/** A number as it is when somebody asks. */
export interface Gauge extends Described {
  type: 'gauge'
  /** Milliseconds until it is read again, for what costs something to read. */
  maxAge?: number
  read: () => number | Samples | Promise<number | Samples>
}

/** How often something happened since the process started. */
export interface Counter extends Described {
  type: 'counter'
  /** Called once, if metrics are on: counts from there. */
  start: (count: (labels: Labels) => void) => void
}

/** How long something took, in seconds. */
export interface Histogram extends Described {
  type: 'histogram'
  /** The upper bounds of the durations that are counted together, in seconds. */
  buckets: number[]
  /** Called once, if metrics are on: observes from there. */
  start: (observe: (labels: Labels, seconds: number) => void) => void
}

/** A metric as a module declares it; `start/metrics.ts` lists them. Declaring one costs nothing while metrics are off. */
export type Metric = Gauge | Counter | Histogram
