import { statfs } from 'node:fs/promises'
import env from '#start/env'
import { healthChecks } from '#start/health'
import { VERSION } from '#core/version'
import type { Metric } from './metric.js'

const MAX_AGE_MS = 10_000

const VALUES = { ok: 1, warning: 0.5, error: 0 }

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
    help: '1 when the health check is fine, 0.5 for a warning, 0 when it fails and the server is not ready.',
    labels: ['check'],
    read: async () => {
      const { checks } = await healthChecks.run()
      return checks.map(({ name, status }) => ({ labels: { check: name }, value: VALUES[status] }))
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
