import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { candidateHosts, decidingEntry, type HostEntry } from '#links/rules/match_host'
import { parseLink, type ParsedLink } from '#links/rules/parse_link'
import { withoutTracking } from '#links/rules/without_tracking'

interface DomainEntry extends HostEntry {
  name: string
  description: string | null
}

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
  const domain = decidingEntry(link.host, await findEntries(link.host, client))
  if (!domain) return { verdict: 'unreviewed', link }
  return domain.isBlocked ? { verdict: 'blocked', link } : { verdict: 'approved', link, domain }
}

async function findEntries(
  host: string,
  client: QueryClientContract = db.connection(),
): Promise<DomainEntry[]> {
  const rows = await client
    .from('approved_domains')
    .whereIn('host', candidateHosts(host))
    .select('host', 'name', 'description', 'includes_subdomains', 'is_blocked')
  return rows.map((row) => ({
    host: row.host,
    name: row.name,
    description: row.description,
    includesSubdomains: Boolean(row.includes_subdomains),
    isBlocked: Boolean(row.is_blocked),
  }))
}
