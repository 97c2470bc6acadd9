/** What the worker does about a request; `other` goes to the server as if there were no worker. */
export type Kind = 'asset' | 'offline file' | 'page' | 'shared page' | 'other'

/** What a server and the proxy in front of it accept in an address without doubt. */
const QUERY_MAX = 4_000

/**
 * Decides by method, origin and address. The API is never touched, also when a browser navigates to it (downloads,
 * sign-in elsewhere).
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  offlineFiles: readonly string[],
): Kind {
  const address = new URL(url)
  const { pathname, search } = address
  if (method !== 'GET' || address.origin !== origin || /^\/api(?:\/|$)/.test(pathname)) return 'other'
  if (mode === 'navigate') return pathname === '/share' && search.length > QUERY_MAX ? 'shared page' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return offlineFiles.includes(pathname) ? 'offline file' : 'other'
}
