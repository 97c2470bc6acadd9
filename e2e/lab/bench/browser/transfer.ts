import type { Browser } from '@playwright/test'
import { openCompletely, slowDown } from '../../../support/slow-line.ts'
import { entriesOf, type PageEntries } from './page-entries.ts'
import type { MeasuredPage } from './pages.ts'
import { PHONE } from './profiles.ts'

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
export async function measureTransfer(browser: Browser, { url, session }: MeasuredPage): Promise<Transfer> {
  const context = await browser.newContext({ ...PHONE.screen, storageState: session })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await openCompletely(page, url)
    return summarize(await entriesOf(page))
  } finally {
    await context.close()
  }
}

function summarize({ entries, firstPaint, load }: PageEntries): Transfer {
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
