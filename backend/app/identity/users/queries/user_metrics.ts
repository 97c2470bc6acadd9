import type { Metric } from '#core/observability/metrics/metric'
import { countUsers } from '#identity/users/queries/users'

const MAX_AGE_MS = 300_000

export const userMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_users',
    help: 'People with an account, at most five minutes old.',
    maxAge: MAX_AGE_MS,
    read: countUsers,
  },
]
