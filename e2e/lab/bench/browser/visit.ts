import type { Browser, BrowserContext } from '@playwright/test'
import { shiftsOf, watchShifts } from '../../../support/layout-shifts.ts'
import { openCompletely, slowDown } from '../../../support/slow-line.ts'
import { contentAt, largestPaintOf, watchContent, type LargestPaint } from './content.ts'
import { entriesOf, type Entry } from './page-entries.ts'
import type { PageWithContent } from './pages.ts'
import type { Profile } from './profiles.ts'

export interface Visit {
  /** Rounds of requests until the content was visible, the page included. */
  rounds: number
  /** Script files requested until then. */
  scripts: number
  /** When the content was visible, in milliseconds. */
  content: number
  largest: LargestPaint
  /** The sum of all layout shifts. */
  shift: number
}

export type Visits = Record<'cold' | 'warm', Visit>

/**
 * Visits a page with empty caches, and again with those of the first visit. The context is new: of the sign-in it has
 * only cookies and local storage.
 */
export async function visitTwice(browser: Browser, page: PageWithContent, profile: Profile): Promise<Visits> {
  const context = await browser.newContext({ ...profile.screen, storageState: page.session })
  try {
    const cold = await visit(context, page, profile)
    return { cold, warm: await visit(context, page, profile) }
  } finally {
    await context.close()
  }
}

async function visit(
  context: BrowserContext,
  { url, content, session }: PageWithContent,
  { line, processor }: Profile,
): Promise<Visit> {
  const page = await context.newPage()
  await watchContent(page, content)
  await watchShifts(page)
  await slowDown(page, { line, processor })
  await openCompletely(page, url)
  const until = await contentAt(page)
  const { entries } = await entriesOf(page)
  const shifts = await shiftsOf(page)
  const largest = (await largestPaintOf(page)) ?? { at: Number.NaN, what: 'none' }
  // Without a session there is no service worker.
  if (session !== undefined) await page.evaluate(workerActivated)
  await page.close()
  const asked = entries.filter(({ start }) => start <= until)
  return {
    rounds: roundsOf(asked.filter((entry) => entry.end <= until && !isCached(entry, line.latency))),
    scripts: asked.filter(({ path }) => path.endsWith('.js')).length,
    content: until,
    largest,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

async function workerActivated(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state === 'activated') return
  await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
}

/** A service worker's cache does not say so, but answers sooner than the network can. */
const isCached = ({ isFromCache, start, end }: Entry, latency: number) => isFromCache || end - start < latency

/** The longest chain of requests of which each was sent after the previous one had been answered. */
function roundsOf(entries: Entry[]): number {
  const chain: { answered: number; round: number }[] = []
  for (const { start, response, end } of entries.toSorted((one, other) => one.start - other.start)) {
    const before = chain.filter(({ answered }) => answered <= start)
    // The page counts as answered by its first byte: the scripts that it names are requested while it arrives.
    const answered = chain.length === 0 ? response : end
    chain.push({ answered, round: 1 + Math.max(0, ...before.map(({ round }) => round)) })
  }
  return Math.max(0, ...chain.map(({ round }) => round))
}
