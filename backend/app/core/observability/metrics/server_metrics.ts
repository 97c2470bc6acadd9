import { statfs } from 'node:fs/promises'
import env from '#start/env'
import { healthChecks } from '#start/health'
import { VERSION } from '#core/observability/version'
import type { Metric } from './metric.js'

const MAX_AGE_MS = 10_000

const STATUSES = ['ok', 'warning', 'error'] as const

export const serverMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_info',
    help: 'Always 1, with the version and the kind of the database.',
    labels: ['version', 'database'],
    read: () => {
      const database = env.databaseUrl === undefined ? 'sqlite' : 'postgres'
      return [{ labels: { version: VERSION, database }, value: 1 }]
    },
  },
  {
    type: 'gauge',
    name: 'fanfare_health_check',
    help: '1 at the status of the health check: ok, warning, or error, with which the server is not ready.',
    labels: ['check', 'status'],
    read: async () => {
      const { checks } = await healthChecks.run()
      return checks.flatMap((check) =>
        STATUSES.map((status) => ({
          labels: { check: check.name, status },
          value: Number(check.status === status),
        })),
      )
    },
  },
  {
    type: 'gauge',
    name: 'fanfare_disk_free_bytes',
    help: 'Space that is left on the disk of the data folder.',
    maxAge: MAX_AGE_MS,
    read: async () => {
      const { bavail, bsize } = await statfs(env.dataDir)
      return bavail * bsize
    },
  },
]
