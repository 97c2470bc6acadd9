import type { Metric } from '#core/metrics/metric'
import { hub } from './live.js'

export const streamMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_streams_open',
    help: 'Event streams that clients have open at this process.',
    read: () => hub.clients.size,
  },
]
