import type { Host } from '@fanfare/contract/posts/data/host.ts'

/** A host with the hosts of the same page that it covers. */
export interface FoldedHost {
  id: string
  host: Host
  covered: Host[]
}

/** Folds hosts below a wider entry with the same decision; an exception to it stays where it is. */
export function foldHosts(hosts: readonly Host[]): FoldedHost[] {
  const wider = (host: Host) => hosts.find((other) => isWider(other, host))
  const widest = (host: Host): Host => {
    const next = wider(host)
    return next === undefined ? host : widest(next)
  }
  return hosts
    .filter((host) => wider(host) === undefined)
    .map((host) => ({
      id: host.id,
      host,
      covered: hosts.filter((other) => other !== host && widest(other) === host),
    }))
}

const isWider = (one: Host, other: Host): boolean =>
  one.state === other.state && covers(one, other) && !covers(other, one)

const covers = (one: Host, other: Host): boolean =>
  one.covers.includes(other.host) || (one.includesSubdomains && other.host.endsWith(`.${one.host}`))
