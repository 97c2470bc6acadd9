import { isExternalLink } from '@fanfare/ui-kit/client/external-link.ts'
import { isOwnUrl } from '../core/origin.ts'

/** Pages that the server does not have. */
const ONLY_HERE = new Set(['/desktop-settings', '/panel'])

/**
 * The address of a link as others can open it: a link within the client leads to the chosen server, one to another site
 * stays as it is. Null for a link that leads nowhere outside this computer.
 */
export function sharedLink(url: string, server: string | null): string | null {
  if (!isOwnUrl(url)) return isExternalLink(url) ? url : null
  const { pathname, search, hash } = new URL(url)
  return server === null || ONLY_HERE.has(pathname) ? null : server + pathname + search + hash
}
