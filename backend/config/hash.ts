import { defineConfig } from '@adonisjs/core/hash'
import env from '#start/env'
import { Argon2id } from '#core/hashing/argon2id'
import { SerialQueue } from '#core/hashing/serial_queue'

const WAITING_MAX = 50

/** OWASP's recommendation; cheap in tests. */
const cost = env.mode === 'test' ? { m: 64, t: 1, p: 1 } : { m: 19_456, t: 2, p: 1 }
const queue = new SerialQueue(WAITING_MAX)

const hash = defineConfig({ default: 'argon2id', list: { argon2id: () => new Argon2id(cost, queue) } })

export default hash

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hash> {}
}
