import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { urlBlocked, urlInvalid } from '#posts/links/errors'
import { pageKeyOf } from '#posts/links/rules/page_key'
import type { ParsedLink } from '#core/network/parse_link'
import { slices } from '#core/database/rows/batches'
import { constant, lookUp, type LookUp } from '#core/database/sql/look_up'
import { placeholders } from '#core/database/sql/sql_fragment'
import type { DomainRow } from '#posts/links/models/domain_row'
import { isShortener } from '#posts/links/rules/is_shortener'
import { candidateHosts, decidingEntry, type HostEntry } from '#posts/links/rules/hosts'
import { readLink, writtenLink } from '#posts/links/rules/read_link'

/** A valid link with the key of its page, and the moderation status of a post that shares it. */
export interface AcceptedLink extends ParsedLink {
  pageKey: string
  moderationStatus: Extract<ModerationStatus, 'approved' | 'pending'>
}

/** Accepts a link for a post. The host decides whether the post is approved or pending. URL_INVALID, URL_BLOCKED. */
export async function acceptLink(text: string, client?: QueryClientContract): Promise<AcceptedLink> {
  return accepted(await judgeLink(text, client))
}

/** The link of a judgement that accepts it. URL_INVALID, URL_BLOCKED. */
export function accepted(judgement: Judgement): AcceptedLink {
  if (judgement.verdict === 'invalid') throw urlInvalid()
  if (judgement.verdict === 'blocked') throw urlBlocked()
  const { verdict, link } = judgement
  return {
    ...link,
    pageKey: pageKeyOf(link),
    moderationStatus: verdict === 'approved' ? 'approved' : 'pending',
  }
}

/** The verdict on a link: whether it is valid, and what administrators decided about its host. */
export type Judgement =
  | { verdict: 'invalid' }
  | { verdict: 'unreviewed' | 'blocked'; link: ParsedLink }
  | { verdict: 'approved'; link: ParsedLink; domain: DomainEntry }

/**
 * Judges the first link of a text by the host of its target page, without fetching it. A link with an unknown target is
 * blocked.
 */
export function judgeLink(text: string, client: QueryClientContract = db.connection()): Promise<Judgement> {
  return lookUp(client, linkLookUp(text))
}

/** The look-up of `judgeLink`. */
export function linkLookUp(text: string): LookUp<Judgement> {
  const link = readLink(text)
  if (!link) {
    const written = writtenLink(text)
    return constant<Judgement>(written ? { verdict: 'blocked', link: written } : { verdict: 'invalid' })
  }
  return {
    ...entriesOf(candidateHosts(link.host)),
    read: (rows: DomainRow[]) => {
      const domain = decidingEntry(link.host, toEntries(rows))
      if (!domain) return { verdict: 'unreviewed', link }
      return domain.isBlocked ? { verdict: 'blocked', link } : { verdict: 'approved', link, domain }
    },
  }
}

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
  const entries: DomainEntry[] = []
  for (const slice of slices(candidates)) entries.push(...(await lookUp(client, entriesOf(slice))))
  return entries
}

const entriesOf = (hosts: readonly string[]): LookUp<DomainEntry[]> => ({
  sql: `select host, name, description, includes_subdomains, is_blocked from approved_domains
    where host in (${placeholders(hosts)})`,
  values: [...hosts],
  read: toEntries,
})

function toEntries(rows: readonly DomainRow[]): DomainEntry[] {
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
