import { judgeLink } from '#posts/links/queries/judge_link'
import { FetchFailure } from './fetch_failure.js'

/** Prevents redirects to blocked hosts. */
export async function refuseBlocked(url: string): Promise<void> {
  const { verdict } = await judgeLink(url)
  if (verdict === 'blocked') throw new FetchFailure('refused', 'redirected to a blocked host')
}
