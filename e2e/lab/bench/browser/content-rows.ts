import type { Browser } from '@playwright/test'
import { median } from '../server/quantiles.ts'
import type { PageWithContent } from './pages.ts'
import { DESKTOP, PHONE } from './profiles.ts'
import { visitTwice, type Visit, type Visits } from './visit.ts'

const PROFILES = [PHONE, DESKTOP]

/** Visits of one page with one device, with empty or with filled caches. */
export interface ContentRow {
  /** The page, the device and the caches. */
  name: string
  visit: Visit
  /** The same visit of the empty page with one request. */
  empty: Visit
  /** The score of Lighthouse, which visits with empty caches only. */
  performance: number | undefined
  /** Whether it is measured for comparison only. */
  isReference: boolean
}

/** Visits a page with each device; the results are in their order. */
export async function visitByEach(browser: Browser, page: PageWithContent): Promise<Visits[]> {
  const visits: Visits[] = []
  for (const profile of PROFILES) visits.push(await visitTwice(browser, page, profile))
  return visits
}

/** The medians of all pages. */
export function rowsOf(
  runs: Map<PageWithContent, Visits[][]>,
  empty: PageWithContent,
  performanceOf: (page: PageWithContent) => number | undefined,
): ContentRow[] {
  const row = (page: PageWithContent, index: number, caches: keyof Visits): ContentRow => {
    const visitOf = (each: PageWithContent) =>
      middleVisit(runs.get(each)!.map((visits) => visits[index]![caches]))
    const isJudged = PROFILES[index] === PHONE && caches === 'cold'
    return {
      name: `${page.name}, ${PROFILES[index]!.name}, ${caches}`,
      visit: visitOf(page),
      empty: visitOf(empty),
      performance: isJudged ? performanceOf(page) : undefined,
      isReference: page.isReference === true,
    }
  }
  return PROFILES.flatMap((_, index) =>
    (['cold', 'warm'] as const).flatMap((caches) => [...runs.keys()].map((page) => row(page, index, caches))),
  )
}

/** The median of several visits, number by number; the largest paint is that of the last one. */
function middleVisit(visits: Visit[]): Visit {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  return {
    rounds: middle(({ rounds }) => rounds),
    scripts: middle(({ scripts }) => scripts),
    content: middle(({ content }) => content),
    largest: { at: middle(({ largest }) => largest.at), what: visits.at(-1)!.largest.what },
    shift: middle(({ shift }) => shift),
  }
}
