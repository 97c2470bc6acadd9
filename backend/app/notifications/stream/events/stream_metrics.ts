import type { Metric } from '#core/observability/metrics/metric'
import { bus, hub } from './live.js'

export const streamMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_streams_open',
    help: 'Event streams that clients have open at this process.',
    read: () => hub.clients.size,
  },
  {
    type: 'counter',
    name: 'fanfare_stream_gaps_total',
    help: 'How often events of other instances may have been lost, so that every client fetched again.',
    start: (count) => bus.onGap(() => count({})),
  },
]
