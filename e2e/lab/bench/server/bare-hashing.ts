import { randomBytes, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { PASSWORD } from './register.ts'
import { BUILD } from './servers.ts'

interface Threads {
  derive: (parameters: Argon2Parameters) => Promise<Buffer>
}

let threads: Promise<Threads> | undefined

/** The built product's own threads, as many as it has. */
async function startThreads(): Promise<Threads> {
  const { HashingThreads } = (await import(join(BUILD, 'app/core/runtime/hashing/hashing_threads.js'))) as {
    HashingThreads: new (threads: number) => Threads
  }
  return new HashingThreads(Math.max(1, availableParallelism() - 1))
}

/** Hashes a password with the threads and the cost of `backend/config/hash.ts`. */
export async function hashAsProduct(): Promise<void> {
  threads ??= startThreads()
  await (
    await threads
  ).derive({
    message: PASSWORD,
    nonce: randomBytes(16),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
}
