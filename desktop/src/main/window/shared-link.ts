import { isExternalLink } from '@fanfare/ui-kit/client/external-link.ts'
import { isOwnUrl } from '../core/origin.ts'

/** Pages that exist only in the client. */
const ONLY_HERE = new Set(['/desktop-settings', '/panel'])

/**
 * The address of a link as others can open it: a link within the client becomes one to the chosen server, an external
 * one stays as it is. Null for a link that works only on this computer.
 */
export function sharedLink(url: string, server: string | null): string | null {
  if (!isOwnUrl(url)) return isExternalLink(url) ? url : null
  const { pathname, search, hash } = new URL(url)
  return server === null || ONLY_HERE.has(pathname) ? null : server + pathname + search + hash
}
