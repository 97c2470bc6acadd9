import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { HashingThreads } from './hashing_threads.js'

const VERSION = 19
const SALT_BYTES = 16
const HASH_BYTES = 32

/** The cost of one hash: memory in KiB, passes, lanes. */
export interface Argon2Cost {
  m: number
  t: number
  p: number
}

interface Parsed {
  cost: Argon2Cost
  salt: Buffer
  hash: Buffer
}

/** Hashes passwords with argon2id of Node's own crypto, as PHC strings that include their cost. */
export class Argon2id implements HashDriverContract {
  readonly #phc = new PhcFormatter<{ m: number; t: number; p: number }>()
  readonly #cost: Argon2Cost
  readonly #threads: HashingThreads

  constructor(cost: Argon2Cost, threads: HashingThreads) {
    this.#cost = cost
    this.#threads = threads
  }

  isValidHash(value: string): boolean {
    return this.#parse(value) !== null
  }

  /** Normalizes the password: some keyboards produce decomposed letters. */
  async make(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await this.#derive(password.normalize('NFC'), salt, this.#cost)
    return this.#phc.serialize(salt, hash, { id: 'argon2id', version: VERSION, params: { ...this.#cost } })
  }

  /** Also accepts a hash of the password in another Unicode normalization form. */
  async verify(hashed: string, password: string): Promise<boolean> {
    const parsed = this.#parse(hashed)
    if (!parsed) return false
    const forms = new Set([password.normalize('NFC'), password.normalize('NFD'), password])
    for (const form of forms) {
      const hash = await this.#derive(form, parsed.salt, parsed.cost)
      if (hash.length === parsed.hash.length && timingSafeEqual(hash, parsed.hash)) return true
    }
    return false
  }

  /** Whether the hash was made with another cost than the current one. */
  needsReHash(hashed: string): boolean {
    const cost = this.#parse(hashed)?.cost
    return cost?.m !== this.#cost.m || cost.t !== this.#cost.t || cost.p !== this.#cost.p
  }

  #derive(password: string, nonce: Buffer, { m, t, p }: Argon2Cost): Promise<Buffer> {
    return this.#threads.derive({
      message: password,
      nonce,
      memory: m,
      passes: t,
      parallelism: p,
      tagLength: HASH_BYTES,
    })
  }

  #parse(value: string): Parsed | null {
    if (!value.startsWith('$argon2id$')) return null
    const { salt, hash, params } = this.#phc.deserialize(value)
    return params ? { cost: params, salt, hash } : null
  }
}
