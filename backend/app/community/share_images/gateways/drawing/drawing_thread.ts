import type { ShareCard } from '#contract/community/rules/share_card'
import { AppError } from '#core/http/errors/app_error'
import { WorkerThread } from '#core/runtime/threads/worker_thread'

const WORKER = import.meta.resolve('#community/share_images/gateways/drawing/worker')
/** A picture takes a tenth of a second; the first picture of a thread takes two seconds. */
const DRAWING_TIMEOUT = 15_000
const HEAP_MAX = 128

/** Draws one picture at a time in a thread of its own. */
export class DrawingThread {
  readonly #thread = new WorkerThread<ShareCard, Uint8Array>(WORKER, {
    timeout: DRAWING_TIMEOUT,
    heapMax: HEAP_MAX,
  })

  /** SERVICE_UNAVAILABLE if the picture cannot be drawn, or not in time. */
  async draw(card: ShareCard): Promise<Buffer> {
    try {
      return Buffer.from(await this.#thread.run(card))
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }

  /** Ends the thread; the next picture starts another. */
  stop(): void {
    this.#thread.stop()
  }
}
