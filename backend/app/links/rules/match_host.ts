/** A host that administrators have approved or blocked. */
export interface HostEntry {
  host: string
  includesSubdomains: boolean
  isBlocked: boolean
}

/** The host and its parent domains, whose entries may cover it. */
export function candidateHosts(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}

/** The entry that decides about a host: blocked before approved, then the longest. */
export function decidingEntry<Entry extends HostEntry>(
  host: string,
  entries: readonly Entry[],
): Entry | null {
  const covering = entries.filter((entry) => covers(entry, host))
  const weight = (entry: HostEntry) => (entry.isBlocked ? 1_000 : 0) + entry.host.length
  return covering.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

function covers(entry: HostEntry, host: string): boolean {
  return entry.host === host || (entry.includesSubdomains && host.endsWith(`.${entry.host}`))
}
