import { now } from '#core/runtime/clock'
import type { Metric } from '#core/observability/metrics/metric'
import { lastBackup } from '../repositories/last_backup.js'

export const backupMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_backup_age_seconds',
    help: 'How old the last backup is that was made on this machine; absent when none was.',
    read: async () => {
      const at = await lastBackup()
      return at === null ? [] : (now().getTime() - at.getTime()) / 1_000
    },
  },
]
