/** A host the administrators have decided about. */
export interface HostEntry {
  host: string
  includesSubdomains: boolean
  isBlocked: boolean
}

/** The host itself and every domain above it: the only entries that can speak about it. */
export function candidateHosts(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}

/** The entry that decides about a host. A blocked one wins over an approved one, then the longest. */
export function decidingEntry<Entry extends HostEntry>(
  host: string,
  entries: readonly Entry[],
): Entry | null {
  const speaking = entries.filter((entry) => covers(entry, host))
  const weight = (entry: HostEntry) => (entry.isBlocked ? 1_000 : 0) + entry.host.length
  return speaking.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

function covers(entry: HostEntry, host: string): boolean {
  return entry.host === host || (entry.includesSubdomains && host.endsWith(`.${entry.host}`))
}
