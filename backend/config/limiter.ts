import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

const connectionName = env.databaseUrl === undefined ? 'sqlite' : 'postgres'

/** `limitTraffic` and `durableLimit` choose the store. */
const limiter = defineConfig({
  default: 'memory',
  stores: {
    memory: stores.memory({}),
    redis: stores.redis({ connectionName: 'main', rejectIfRedisNotReady: true }),
    database: stores.database({
      connectionName,
      dbName: 'fanfare',
      tableName: 'rate_limits',
    }),
  },
})

export default limiter

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiter> {}
}
