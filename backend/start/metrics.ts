import { suggestionMetrics } from '#comments/public'
import { databaseMetrics } from '#core/metrics/database_metrics'
import { httpMetrics } from '#core/metrics/http_metrics'
import type { Metric } from '#core/metrics/metric'
import { queueMetrics } from '#core/metrics/queue_metrics'
import { serverMetrics } from '#core/metrics/server_metrics'
import { organizationMetrics } from '#organizations/public'
import { streamMetrics } from '#stream/public'
import { userMetrics } from '#users/public'

/** What is counted and measured when metrics are on. */
export const METRICS: Metric[] = [
  ...serverMetrics,
  ...httpMetrics,
  ...databaseMetrics,
  ...queueMetrics,
  ...streamMetrics,
  ...userMetrics,
  ...organizationMetrics,
  ...suggestionMetrics,
]
