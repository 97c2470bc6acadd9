import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { slices } from '#core/database/rows/batches'
import type { DomainRow } from '#posts/links/models/domain_row'
import { isShortener } from '#posts/links/rules/is_shortener'
import { candidateHosts, decidingEntry, type HostEntry } from '#posts/links/rules/hosts'

/** An entry that decides about hosts. */
export interface DomainEntry extends HostEntry {
  name: string
  description: string | null
}

/** The entry that decides about each of these hosts; hosts without one are left out. */
export async function judgeHosts(
  hosts: readonly string[],
  client?: QueryClientContract,
): Promise<Map<string, DomainEntry>> {
  const entries = await findEntries([...new Set(hosts.flatMap(candidateHosts))], client)
  const deciding = hosts.map((host) => [host, decidingEntry(host, entries)] as const)
  return new Map(deciding.filter((pair): pair is readonly [string, DomainEntry] => pair[1] !== null))
}

async function findEntries(
  candidates: readonly string[],
  client: QueryClientContract = db.connection(),
): Promise<DomainEntry[]> {
  const rows: DomainRow[] = []
  for (const slice of slices(candidates)) {
    const found = client.from('approved_domains').whereIn('host', slice)
    rows.push(...(await found.select('host', 'name', 'description', 'includes_subdomains', 'is_blocked')))
  }
  // A host that was approved before it was known as a shortener is no longer approved.
  const valid = rows.filter((row) => Boolean(row.is_blocked) || !isShortener(row.host))
  return valid.map((row) => ({
    host: row.host,
    name: row.name,
    description: row.description,
    includesSubdomains: Boolean(row.includes_subdomains),
    isBlocked: Boolean(row.is_blocked),
  }))
}
