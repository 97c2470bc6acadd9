/** What the worker does about a request; `other` goes to the server as if there were no worker. */
export type Kind = 'asset' | 'offline file' | 'page' | 'shared page' | 'other'

/** What a server and the proxy in front of it accept in an address without doubt. */
const QUERY_MAX = 4_000

/**
 * Decides by method, origin and address. The API is left alone, except when the browser navigates to it (sign-in elsewhere,
 * downloads): it has asked already, and would ask again if that answer were not used.
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  offlineFiles: readonly string[],
): Kind {
  const address = new URL(url)
  const { pathname, search } = address
  if (method !== 'GET' || address.origin !== origin) return 'other'
  if (mode === 'navigate') return pathname === '/share' && search.length > QUERY_MAX ? 'shared page' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return offlineFiles.includes(pathname) ? 'offline file' : 'other'
}
