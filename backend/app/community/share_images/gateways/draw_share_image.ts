import { LRUCache } from 'lru-cache'
import type { ShareCard } from '#contract/community/rules/share_card'
import { SingleFlight } from '#core/cache/single_flight'
import { TaskQueue } from '#core/runtime/threads/task_queue'
import { DrawingThread } from '#community/share_images/gateways/drawing/drawing_thread'

/** About three hundred pictures. */
const CACHE_BYTES = 16_000_000
/** At a tenth of a second each, the last picture waits for two seconds. */
const WAITING_MAX = 20

const drawn = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (picture) => picture.byteLength,
})
const running = new SingleFlight<Buffer>()
const queue = new TaskQueue({ atOnce: 1, waitingMax: WAITING_MAX })
const thread = new DrawingThread()

/** The picture at a path, if it is cached. */
export const findDrawn = (path: string): Buffer | undefined => drawn.get(path)

/** Draws the picture of a card and keeps it. SERVICE_UNAVAILABLE when too many wait, or when drawing fails. */
export function drawShareImage(path: string, card: ShareCard): Promise<Buffer> {
  return running.join(path, () =>
    queue.run(async () => {
      const picture = await thread.draw(card)
      drawn.set(path, picture)
      return picture
    }),
  )
}
