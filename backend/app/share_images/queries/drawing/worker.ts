import { parentPort } from 'node:worker_threads'
import type { ShareCard } from '#contract/rules/share_card'
import type { Drawing } from '#share_images/queries/drawing/drawing'
import { Painter } from '#share_images/queries/drawing/painter'

/** The thread that draws; see DrawingThread. */
const painter = new Painter()

parentPort?.on('message', async (card: ShareCard) => parentPort?.postMessage(await draw(card)))

async function draw(card: ShareCard): Promise<Drawing> {
  try {
    return { picture: await painter.paint(card) }
  } catch (error) {
    return { error: String(error) }
  }
}
