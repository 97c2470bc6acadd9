import { clientPathOf, type ClientPath } from '../../core/rules/client_paths.ts'

/** Screens whose paths contain the names of public records. */
const NAMED = new Set<ClientPath>(['/organizations/:organizationSlug', '/public/:organizationSlug/:postSlug'])
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/**
 * The part of an address that analytics may know: the pattern of its screen, without ids and tokens, or the address
 * itself if it names a public record. Undefined for an address without a screen. Idempotent.
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
