import { defineConfig, stores } from '@adonisjs/limiter'

const limiter = defineConfig({ default: 'memory', stores: { memory: stores.memory({}) } })

export default limiter

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiter> {}
}
