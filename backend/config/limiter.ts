import { defineConfig, stores } from '@adonisjs/limiter'

/** `limitTraffic` chooses the store; limits against guessing are counted by `countRequest` instead. */
const limiter = defineConfig({
  default: 'memory',
  stores: {
    memory: stores.memory({}),
    redis: stores.redis({ connectionName: 'main', rejectIfRedisNotReady: true }),
  },
})

export default limiter

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiter> {}
}
