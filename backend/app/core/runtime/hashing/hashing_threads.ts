import type { Argon2Parameters } from 'node:crypto'
import { AppError } from '#core/http/errors/app_error'
import { TaskQueue } from '#core/runtime/threads/task_queue'
import { WorkerThread } from '#core/runtime/threads/worker_thread'

const WORKER = import.meta.resolve('#core/runtime/hashing/hashing_worker')
/** A hash takes some tens of milliseconds, and longer on a machine that is busy with requests. */
const HASHING_TIMEOUT = 15_000
/** argon2id allocates its memory outside the heap. */
const HEAP_MAX = 32
const WAITING_MAX = 50

type HashingThread = WorkerThread<Argon2Parameters, Uint8Array>

/**
 * Hashes with argon2id in threads of the lowest priority: sign-ins do not slow down other requests, and libuv's pool
 * stays free for files, compression and name resolution.
 */
export class HashingThreads {
  readonly #queue: TaskQueue
  readonly #idle: HashingThread[] = []

  /** `threads` is how many hashes run at a time. */
  constructor(threads: number) {
    this.#queue = new TaskQueue({ atOnce: threads, waitingMax: WAITING_MAX })
  }

  /** SERVICE_UNAVAILABLE when too many wait, or when a hash takes too long. */
  derive(parameters: Argon2Parameters): Promise<Buffer> {
    return this.#queue.run(() => this.#run(parameters))
  }

  async #run(parameters: Argon2Parameters): Promise<Buffer> {
    const thread =
      this.#idle.pop() ?? new WorkerThread(WORKER, { timeout: HASHING_TIMEOUT, heapMax: HEAP_MAX })
    try {
      return Buffer.from(await thread.run(parameters))
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: error })
    } finally {
      this.#idle.push(thread)
    }
  }
}
