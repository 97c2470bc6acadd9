import limiter from '@adonisjs/limiter/services/main'
import type { Limiter } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import env from '#start/env'

/** A limiter keeps its connection, which in tests is that of a transaction. */
const STORE = env.mode === 'test' ? 'memory' : 'database'

/**
 * A limit that is counted in the database: all instances share it, and it survives a restart. For what somebody could
 * guess or redeem twice. Has to be consumed outside of transactions: SQLite has one connection, and a transaction that
 * is rolled back would take its count back.
 */
export function durableLimit(options: LimiterConsumptionOptions): Limiter {
  return limiter.use(STORE, options)
}
