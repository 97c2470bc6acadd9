import { Worker } from 'node:worker_threads'
import type { ShareCard } from '#contract/rules/share_card'
import { AppError } from '#core/errors/app_error'
import type { Drawing } from '#share_images/queries/drawing/drawing'

/** Milliseconds. A picture takes a tenth of a second, the first one after a while two. */
const DRAWING_TIMEOUT = 15_000
/** Milliseconds without a picture until the thread gives its memory back. */
const IDLE_TIMEOUT = 60_000

const WORKER = import.meta.resolve('#share_images/queries/drawing/worker')
/** Source files need their loader in the thread too. */
const execArgv = WORKER.endsWith('.ts') ? ['--import=@poppinss/ts-exec'] : []

/** Draws one picture at a time in a thread of its own, so that requests are answered meanwhile. */
export class DrawingThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** SERVICE_UNAVAILABLE if the picture cannot be drawn, or not in time. */
  async draw(card: ShareCard): Promise<Buffer> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    try {
      const picture = await this.#ask(worker, card)
      this.#idle = setTimeout(() => this.stop(), IDLE_TIMEOUT).unref()
      return Buffer.from(picture)
    } catch (error) {
      this.stop()
      throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }

  /** Ends the thread; the next picture starts another. */
  stop(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  async #ask(worker: Worker, card: ShareCard): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Drawing>()
    const timeout = setTimeout(() => reject(new Error('The picture takes too long')), DRAWING_TIMEOUT)
    const gone = (code: number) => reject(new Error(`The thread has ended with ${code}`))
    worker.once('message', resolve).once('error', reject).once('exit', gone)
    worker.postMessage(card)
    try {
      const drawing = await promise
      if ('error' in drawing) throw new Error(drawing.error)
      return drawing.picture
    } finally {
      clearTimeout(timeout)
      worker.off('message', resolve).off('error', reject).off('exit', gone)
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL(WORKER), { execArgv, resourceLimits: { maxOldGenerationSizeMb: 128 } })
    // An error between two pictures ends the thread; the next picture starts another.
    worker.on('error', () => undefined).once('exit', () => this.#forget(worker))
    worker.unref()
    return worker
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
  }
}
