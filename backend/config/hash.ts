import { defineConfig } from '@adonisjs/core/hash'
import { availableParallelism } from 'node:os'
import env from '#start/env'
import { Argon2id } from '#core/hashing/argon2id'
import { hashesAtOnce } from '#core/hashing/hashes_at_once'
import { TaskQueue } from '#core/hashing/task_queue'

const WAITING_MAX = 50
/** The threads of libuv's pool, unless its own variable says otherwise. */
const POOL_THREADS = 4

/** OWASP's recommendation; cheap in tests. */
const cost = env.mode === 'test' ? { m: 64, t: 1, p: 1 } : { m: 19_456, t: 2, p: 1 }
const poolThreads = Number(process.env.UV_THREADPOOL_SIZE) || POOL_THREADS
const atOnce = hashesAtOnce(availableParallelism(), poolThreads)
const queue = new TaskQueue({ atOnce, waitingMax: WAITING_MAX })

const hash = defineConfig({ default: 'argon2id', list: { argon2id: () => new Argon2id(cost, queue) } })

export default hash

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hash> {}
}
