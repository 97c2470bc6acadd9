import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openCompletely, slowDown } from '../../../support/slow-line.ts'
import type { MeasuredPage } from './pages.ts'
import { PHONE } from './profiles.ts'

/** Milliseconds since the navigation. */
const MOMENTS = [0, 200, 500, 1_000]

interface Frame {
  /** Milliseconds since the epoch. */
  at: number
  png: string
}

/** Writes pictures of the first second of a load with empty caches, as frames that the browser has drawn by itself. */
export async function takeFilmStrip(
  browser: Browser,
  { name, url, session }: MeasuredPage,
  folder: string,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE.screen, storageState: session })
  try {
    const page = await context.newPage()
    const frames: Frame[] = []
    const cast = await context.newCDPSession(page)
    cast.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: 1_000 * metadata.timestamp!, png: data })
      // The page may be closed by then.
      cast.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await cast.send('Page.startScreencast', { format: 'png' })
    await slowDown(page, PHONE)
    await openCompletely(page, url)
    const begin = await page.evaluate(() => performance.timeOrigin)
    mkdirSync(folder, { recursive: true })
    for (const moment of MOMENTS) {
      const { png } = frames.findLast(({ at }) => at <= begin + moment) ?? frames[0]!
      const file = `${name.replaceAll(/\W+/g, '-')}-${String(moment).padStart(4, '0')}-ms.png`
      writeFileSync(join(folder, file), png, 'base64')
    }
  } finally {
    await context.close()
  }
}
