import { defineConfig } from '@adonisjs/core/hash'
import { availableParallelism } from 'node:os'
import env from '#start/env'
import { Argon2id } from '#core/runtime/hashing/argon2id'
import { HashingThreads } from '#core/runtime/hashing/hashing_threads'

/** OWASP's recommendation; cheap in tests. */
const cost = env.mode === 'test' ? { m: 64, t: 1, p: 1 } : { m: 19_456, t: 2, p: 1 }
/** One core is left for requests. */
const threads = new HashingThreads(Math.max(1, availableParallelism() - 1))

const hash = defineConfig({ default: 'argon2id', list: { argon2id: () => new Argon2id(cost, threads) } })

export default hash

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hash> {}
}
