import { clientPathOf, type ClientPath } from './client_paths.ts'

/** Screens whose addresses have the names of public records. */
const NAMED = new Set<ClientPath>(['/organizations/:organizationSlug', '/public/:organizationSlug/:postSlug'])
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/**
 * What analytics may know of an address: the pattern of its screen, which has no id and no token, or the address itself
 * if it names a record that everybody can read. Undefined for an address without a screen. Applied twice, it changes
 * nothing.
 */
export function viewedPath(address: string, isPublic: boolean): string | undefined {
  const pattern = clientPathOf(address)
  if (pattern === undefined) return undefined
  return isPublic && NAMED.has(pattern) && !ID.test(address) ? address : pattern.replace('?', '')
}

/** Whether a path names a public record, and is not the pattern of such paths. */
export function namesRecord(path: string): boolean {
  const pattern = clientPathOf(path)
  return pattern !== undefined && NAMED.has(pattern) && !path.includes(':')
}
