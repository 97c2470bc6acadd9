import { isPublicAddress } from './public_address.js'
import { resolveName } from './resolve_name.js'

export type Scheme = 'http:' | 'https:'

/** How names are resolved, which addresses may be reached, and on which ports. */
export interface Network {
  resolve(host: string, signal: AbortSignal): Promise<string[]>
  isPublic(address: string): boolean
  ports: Readonly<Record<Scheme, number>>
}

/** The internet. Not configurable; tests pass another network to the constructor. */
export const INTERNET: Network = Object.freeze({
  resolve: (host: string, signal: AbortSignal) => resolveName(host, signal),
  isPublic: isPublicAddress,
  ports: Object.freeze({ 'http:': 80, 'https:': 443 }),
})
