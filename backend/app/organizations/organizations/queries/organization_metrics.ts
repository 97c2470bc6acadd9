import type { Metric } from '#core/observability/metrics/metric'
import { countAll } from '#organizations/organizations/queries/organization_counts'

const MAX_AGE_MS = 300_000

export const organizationMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_organizations',
    help: 'Organizations, at most five minutes old.',
    maxAge: MAX_AGE_MS,
    read: () => countAll('organizations'),
  },
  {
    type: 'gauge',
    name: 'fanfare_posts',
    help: 'Posts of all organizations, at most five minutes old.',
    maxAge: MAX_AGE_MS,
    read: () => countAll('posts'),
  },
]
