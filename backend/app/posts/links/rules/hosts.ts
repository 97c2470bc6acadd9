import { linkIn } from '#contract/posts/rules/links_in_text'
import { parseLink } from '#core/network/parse_link'
import { nameKey, reversed } from '#core/database/search/text_match'
import { NETWORKS, type Network } from './networks.js'

/** A host that administrators have approved or blocked. */
export interface HostEntry {
  host: string
  includesSubdomains: boolean
  isBlocked: boolean
}

/** The host, its parent domains and the main hosts of its network, whose entries may cover it. */
export function candidateHosts(host: string): string[] {
  const labels = host.split('.')
  const parents = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  return [...new Set([...parents, ...(networkOf(host)?.main ?? [])])]
}

/**
 * The entry that decides about a host: blocked before approved, then the longest. Without an entry of the host or a
 * parent domain, that of its network.
 */
export function decidingEntry<Entry extends HostEntry>(
  host: string,
  entries: readonly Entry[],
): Entry | null {
  const own = entries.filter((entry) => covers(entry, host))
  const main: readonly string[] = networkOf(host)?.main ?? []
  const covering = own.length > 0 ? own : entries.filter((entry) => main.includes(entry.host))
  const weight = (entry: HostEntry) => (entry.isBlocked ? 1_000 : 0) + entry.host.length
  return covering.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

function covers(entry: HostEntry, host: string): boolean {
  return entry.host === host || (entry.includesSubdomains && host.endsWith(`.${entry.host}`))
}

/** The host that an administrator typed, or that of a pasted link; null unless it is valid in a link. */
export function parseHost(text: string): string | null {
  return parseLink(linkIn(text) ?? `https://${text.trim()}`)?.host ?? null
}

/** The search keys of a host in addition to the host itself: its reversed form, for its end, and its name. */
export const hostKeys = ({ host, name }: { host: string; name: string }) => ({
  host_reversed: reversed(host),
  name_key: nameKey(name),
})

const hostsOf = ({ main, aliases = [], others = [] }: Network) => [...main, ...aliases, ...others]

const BY_HOST = new Map(NETWORKS.flatMap((network) => hostsOf(network).map((host) => [host, network])))

/** The network that a host belongs to. */
export function networkOf(host: string): Network | undefined {
  return BY_HOST.get(host)
}

/** The other hosts of a network that an entry for this host covers too; empty unless it is a main host. */
export function coveredHosts(host: string): string[] {
  const network = networkOf(host)
  return network?.main.includes(host) ? hostsOf(network).filter((other) => other !== host) : []
}

/** Hosts per language, country or device, with the same pages at the same paths. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{2}\.linkedin\.com$/, 'linkedin.com'],
  [/^[a-z]{2}-[a-z]{2}\.facebook\.com$/, 'facebook.com'],
  [/^([a-z-]+)\.m\.wikipedia\.org$/, '$1.wikipedia.org'],
]

/** The main host with the same pages as this host; the host itself if there is no other. */
export function pageHost(host: string): string {
  const variant = VARIANTS.find(([pattern]) => pattern.test(host))
  if (variant !== undefined) return host.replace(...variant)
  const network = networkOf(host)
  return network?.main.includes(host) || network?.aliases?.includes(host) ? network.main[0] : host
}
