import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { judgeHosts, type DomainEntry } from '#links/queries/judge_hosts'
import { parseLink, type ParsedLink } from '#links/rules/parse_link'
import { withoutTracking } from '#links/rules/without_tracking'

/** The verdict on a link: whether it is valid, and what administrators decided about its host. */
export type Judgement =
  | { verdict: 'invalid' }
  | { verdict: 'unreviewed' | 'blocked'; link: ParsedLink }
  | { verdict: 'approved'; link: ParsedLink; domain: DomainEntry }

/**
 * Judges a link by its host, without fetching it. The link it returns has no tracking parameters.
 */
export async function judgeLink(text: string, client?: QueryClientContract): Promise<Judgement> {
  const parsed = parseLink(text)
  if (!parsed) return { verdict: 'invalid' }
  const link = withoutTracking(parsed)
  const domain = (await judgeHosts([link.host], client)).get(link.host)
  if (!domain) return { verdict: 'unreviewed', link }
  return domain.isBlocked ? { verdict: 'blocked', link } : { verdict: 'approved', link, domain }
}
