import { isExternalLink } from '@fanfare/ui-kit/client/external-link.ts'
import { isDeviceSettingsPath } from '../../shared/settings-paths.ts'
import { isOwnUrl } from '../core/origin.ts'

/** Pages that exist only in the client. */
const isOnlyHere = (path: string) => ['/panel', '/first-run'].includes(path) || isDeviceSettingsPath(path)

/**
 * The address of a link as others can open it: a link within the client becomes one to the chosen server, an external
 * one stays as it is. Null for a link that works only on this computer.
 */
export function sharedLink(url: string, server: string | null): string | null {
  if (!isOwnUrl(url)) return isExternalLink(url) ? url : null
  const { pathname, search, hash } = new URL(url)
  return server === null || isOnlyHere(pathname) ? null : server + pathname + search + hash
}
