import { backupMetrics } from '#operations/backups/queries/backup_metrics'
import { suggestionMetrics } from '#suggestions/comments/events/suggestion_metrics'
import { databaseMetrics } from '#core/observability/metrics/database_metrics'
import { httpMetrics } from '#core/observability/metrics/http_metrics'
import { mailMetrics } from '#core/mail/mail_metrics'
import type { Metric } from '#core/observability/metrics/metric'
import { queueMetrics } from '#core/observability/metrics/queue_metrics'
import { serverMetrics } from '#core/observability/metrics/server_metrics'
import { organizationMetrics } from '#organizations/organizations/queries/organization_metrics'
import { streamMetrics } from '#notifications/stream/events/stream_metrics'
import { userMetrics } from '#identity/users/queries/users'

/** The metrics that are recorded when metrics are on. */
export const METRICS: Metric[] = [
  ...serverMetrics,
  ...httpMetrics,
  ...databaseMetrics,
  ...queueMetrics,
  ...mailMetrics,
  ...backupMetrics,
  ...streamMetrics,
  ...userMetrics,
  ...organizationMetrics,
  ...suggestionMetrics,
]
