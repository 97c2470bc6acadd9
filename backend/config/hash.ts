import { defineConfig } from '@adonisjs/core/hash'
import env from '#start/env'
import { Argon2id } from '#core/hashing/argon2id'
import { Gate } from '#core/hashing/gate'

const WAITING_MAX = 50

/** What OWASP asks for; tests are not kept waiting for it. */
const cost = env.mode === 'test' ? { m: 64, t: 1, p: 1 } : { m: 19_456, t: 2, p: 1 }
const gate = new Gate(WAITING_MAX)

const hash = defineConfig({ default: 'argon2id', list: { argon2id: () => new Argon2id(cost, gate) } })

export default hash

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hash> {}
}
