import lighthouse from 'lighthouse'
import { median } from '../server/quantiles.ts'
import type { MeasuredPage } from './pages.ts'
import { setSession, visitorAt } from './session.ts'

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

type Score = (typeof SCORES)[number]
type Time = keyof typeof TIMES

export interface Verdict {
  /** From 0 to 100. */
  scores: Record<Score, number>
  /** In milliseconds; `cls` is a sum of shifts. */
  times: Record<Time, number>
  /** The audits that cost points, except performance audits. */
  failed: string[]
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Measures a page once as Lighthouse's phone on slow 4G, in the browser that listens for DevTools on a port. Lighthouse uses
 * its default context, and clears the caches but neither cookies nor local storage.
 */
export async function judge({ url, session }: MeasuredPage, port: number): Promise<Verdict> {
  await setSession(port, session ?? visitorAt(url))
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...SCORES],
    // Search engines do not index what requires a sign-in.
    skipAudits: session === undefined ? [] : ['is-crawlable', 'meta-description'],
  })
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  return {
    scores: fromEach(SCORES, (name) => Math.round(100 * (categories[name]?.score ?? 0))),
    times: fromEach(Object.keys(TIMES) as Time[], (name) => audits[TIMES[name]]?.numericValue ?? Number.NaN),
    failed: failedAudits(result.lhr),
  }
}

/** The median of several results, number by number. */
export const middleOf = (verdicts: Verdict[]): Verdict => ({
  scores: fromEach(SCORES, (name) => median(verdicts.map(({ scores }) => scores[name]))),
  times: fromEach(Object.keys(TIMES) as Time[], (name) => median(verdicts.map(({ times }) => times[name]))),
  failed: [...new Set(verdicts.flatMap(({ failed }) => failed))],
})

const fromEach = <Key extends string>(keys: readonly Key[], of: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>

function failedAudits({ categories, audits }: Report): string[] {
  return SCORES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]!.title}`),
  )
}
