import db from '@adonisjs/lucid/services/db'
import { followStatements, operationOf } from '#core/database/connection/statements'
import type { Metric } from './metric.js'

const pool = () => db.manager.get(db.primaryConnectionName)!.connection!.pool!

export const databaseMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_database_connections',
    help: 'Connections of the pool, by whether a request or a job uses them.',
    labels: ['state'],
    read: () => [
      { labels: { state: 'used' }, value: pool().numUsed() },
      { labels: { state: 'free' }, value: pool().numFree() },
    ],
  },
  {
    type: 'gauge',
    name: 'fanfare_database_waiting',
    help: 'Requests and jobs that wait for a connection.',
    read: () => pool().numPendingAcquires(),
  },
  {
    type: 'histogram',
    name: 'fanfare_database_statement_duration_seconds',
    help: 'Time until the database answered a statement. Lists that are read beside the pool of SQLite are left out.',
    labels: ['operation'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    start: (observe) =>
      followStatements((sql) => {
        const at = performance.now()
        return () => observe({ operation: operationOf(sql) }, (performance.now() - at) / 1_000)
      }),
  },
]
