import { CoveredHosts } from './covered-hosts.tsx'
import type { FoldedHost } from './fold-hosts.ts'
import { HostLine } from './host-line.tsx'

/** A host, and below it the hosts that it covers. */
export function HostRow({ host, covered }: Omit<FoldedHost, 'id'>) {
  return (
    <li>
      <HostLine host={host} />
      <CoveredHosts host={host} covered={covered} />
    </li>
  )
}
