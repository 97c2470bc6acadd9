import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { judgeHosts, type DomainEntry } from '#posts/links/queries/judge_hosts'
import type { ParsedLink } from '#posts/links/rules/parse_link'
import { readLink, writtenLink } from '#posts/links/rules/read_link'

/** The verdict on a link: whether it is valid, and what administrators decided about its host. */
export type Judgement =
  | { verdict: 'invalid' }
  | { verdict: 'unreviewed' | 'blocked'; link: ParsedLink }
  | { verdict: 'approved'; link: ParsedLink; domain: DomainEntry }

/**
 * Judges the first link of a text by the host of its target page, without fetching it. A link with an unknown target is
 * blocked.
 */
export async function judgeLink(text: string, client?: QueryClientContract): Promise<Judgement> {
  const link = readLink(text)
  if (!link) {
    const written = writtenLink(text)
    return written ? { verdict: 'blocked', link: written } : { verdict: 'invalid' }
  }
  const domain = (await judgeHosts([link.host], client)).get(link.host)
  if (!domain) return { verdict: 'unreviewed', link }
  return domain.isBlocked ? { verdict: 'blocked', link } : { verdict: 'approved', link, domain }
}
