import { isPublicAddress } from './public_address.js'
import { resolveName } from './resolve_name.js'

export type Scheme = 'http:' | 'https:'

/** The world as the guard sees it: what names mean, which addresses may be reached, and on which port. */
export interface Network {
  resolve(host: string, signal: AbortSignal): Promise<string[]>
  isPublic(address: string): boolean
  ports: Readonly<Record<Scheme, number>>
}

/** The real one. No setting changes it; tests hand another one to the constructor. */
export const INTERNET: Network = Object.freeze({
  resolve: (host: string, signal: AbortSignal) => resolveName(host, signal),
  isPublic: isPublicAddress,
  ports: Object.freeze({ 'http:': 80, 'https:': 443 }),
})
