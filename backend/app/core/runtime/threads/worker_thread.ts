import { Worker } from 'node:worker_threads'
import type { Answer } from './answer_tasks.js'

/** Milliseconds without a task after which a thread ends and releases its memory. */
const IDLE_TIMEOUT = 60_000

interface WorkerThreadOptions {
  /** Milliseconds after which a task fails. */
  timeout: number
  /** The heap limit of the thread, in MB. */
  heapMax: number
}

/**
 * A thread that runs one task at a time without blocking requests. It starts with its first task, ends when it is idle,
 * and is replaced after a failure. `module` is the resolved address of a module that calls `answerTasks`.
 */
export class WorkerThread<Task, Result> {
  readonly #module: string
  readonly #options: WorkerThreadOptions
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(module: string, options: WorkerThreadOptions) {
    this.#module = module
    this.#options = options
  }

  /** Rejects if the task fails, takes too long, or the thread ends. */
  async run(task: Task): Promise<Result> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    try {
      const result = await this.#ask(worker, task)
      this.#idle = setTimeout(() => this.stop(), IDLE_TIMEOUT).unref()
      return result
    } catch (error) {
      this.stop()
      throw error
    }
  }

  /** Ends the thread; the next task starts another. */
  stop(): void {
    clearTimeout(this.#idle)
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  async #ask(worker: Worker, task: Task): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
    const timeout = setTimeout(() => reject(new Error('The task takes too long')), this.#options.timeout)
    const gone = (code: number) => reject(new Error(`The thread has ended with ${code}`))
    worker.once('message', resolve).once('error', reject).once('exit', gone)
    worker.postMessage(task)
    try {
      const answer = await promise
      if ('error' in answer) throw new Error(answer.error)
      return answer.result
    } finally {
      clearTimeout(timeout)
      worker.off('message', resolve).off('error', reject).off('exit', gone)
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL(this.#module), {
      // TypeScript sources need their loader in the thread too.
      execArgv: this.#module.endsWith('.ts') ? ['--import=@poppinss/ts-exec'] : [],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMax },
    })
    // An error between two tasks ends the thread; the next task starts another.
    worker.on('error', () => undefined).once('exit', () => this.#forget(worker))
    worker.unref()
    return worker
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
  }
}
