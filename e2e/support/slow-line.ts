import type { Page, Request } from '@playwright/test'

/** A connection: milliseconds per round trip, and bytes per second. */
export interface Line {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

/** Lighthouse's slow 4G. */
export const SLOW_4G: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** How long nothing may be loading before a page counts as complete. */
const QUIET_MS = 2_000
/** After this time without progress a request will not end. */
const STUCK_MS = 15_000

interface Slowness {
  line?: Line
  /** The slowdown of the processor. */
  processor?: number
}

/** Throttles the connection and the processor of a page. */
export async function slowDown(page: Page, { line = SLOW_4G, processor = 1 }: Slowness = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** Opens a path; returns when nothing has been loading for a while. The event stream never ends and does not count. */
export async function openCompletely(page: Page, path: string): Promise<void> {
  const open = new Set<Request>()
  await new Promise<void>((done, fail) => {
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(done, open.size === 0 ? QUIET_MS : STUCK_MS)
    }
    const close = (request: Request) => {
      open.delete(request)
      wait()
    }
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/stream')) open.add(request)
      wait()
    })
    page.on('requestfinished', close)
    page.on('requestfailed', close)
    page.goto(path).catch(fail)
  })
}
