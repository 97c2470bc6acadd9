import { readFileSync } from 'node:fs'
import { dataDir } from './instance.ts'

/** A page view that the analytics of the sandbox have received. */
export interface ReceivedView {
  url: string
  domain: string
  referrer?: string
  address: string
  agent: string
  /** Everything in the body. */
  sent: Record<string, unknown>
}

const analyticsUrl = () =>
  (JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { analytics: string }).analytics

/** The page views of one browser, oldest first, by the words in its user agent. */
export async function viewsBy(browser: string): Promise<ReceivedView[]> {
  const answer = await fetch(`${analyticsUrl()}/views.json`)
  return ((await answer.json()) as ReceivedView[]).filter(({ agent }) => agent.includes(browser)).toReversed()
}

/** The paths of the page views of one browser, oldest first. */
export const pathsBy = async (browser: string) =>
  (await viewsBy(browser)).map(({ url }) => decodeURI(new URL(url).pathname))
