import type { Browser } from '@playwright/test'
import { openCompletely, slowDown } from '../../../support/slow-line.ts'
import type { MeasuredPage } from './pages.ts'

/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823 }

type Kind = 'scripts' | 'styles' | 'fonts' | 'html'

interface Files {
  all: number
  scripts: number
}

export interface Transfer {
  /** Bytes of the bodies as transferred, until the page was complete. */
  bytes: Record<Kind, number>
  atFirstPaint: Files
  atLoad: Files
  complete: Files
}

/** Opens a page with empty caches on a slow connection, and counts the transferred bytes. */
export async function measureTransfer(
  browser: Browser,
  origin: string,
  { path, token }: MeasuredPage,
): Promise<Transfer> {
  const localStorage = token === undefined ? [] : [{ name: 'session_token', value: token }]
  const context = await browser.newContext({
    viewport: PHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await openCompletely(page, origin + path)
    return summarize(await page.evaluate(readEntries))
  } finally {
    await context.close()
  }
}

/** Runs in the page. The document's own entry is the first. */
function readEntries() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    entries: [page!, ...files].map(({ name, encodedBodySize, responseEnd }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      end: responseEnd,
    })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    load: page!.loadEventStart,
  }
}

function summarize({ entries, firstPaint, load }: ReturnType<typeof readEntries>): Transfer {
  const sum = (pattern: RegExp) =>
    entries.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0)
  const until = (moment: number): Files => {
    const there = entries.filter(({ end }) => end <= moment)
    return { all: there.length, scripts: there.filter(({ path }) => path.endsWith('.js')).length }
  }
  return {
    bytes: {
      scripts: sum(/\.js$/),
      styles: sum(/\.css$/),
      fonts: sum(/\.woff2$/),
      html: entries[0]!.bytes,
    },
    atFirstPaint: until(firstPaint),
    atLoad: until(load),
    complete: until(Infinity),
  }
}
