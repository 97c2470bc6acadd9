import type { Host } from '#contract/posts/data/host'
import { instantToIso } from '#core/database/rows/instant'
import { coveredHosts } from '#posts/links/rules/hosts'
import { isPublicSuffix } from '#posts/links/repositories/hosts'
import type { DecidedDomainRow } from '#posts/links/models/domain_row'

/** A host, as administrators see it, with how many posts were approved together with it. */
export function forAdministrator(row: DecidedDomainRow, approvedPosts: number): Host {
  return {
    id: row.id,
    host: row.host,
    name: row.name,
    description: row.description,
    state: row.is_blocked ? 'blocked' : 'approved',
    includesSubdomains: Boolean(row.includes_subdomains),
    isPublicSuffix: isPublicSuffix(row.host),
    covers: coveredHosts(row.host),
    decidedBy: row.decider_id === null ? null : { id: row.decider_id, name: row.decider_name! },
    decidedAt: instantToIso(row.decided_at ?? row.created_at),
    approvedPosts,
  }
}
