/** How the worker handles a request; `other` goes to the server as if there were no worker. */
export type Kind = 'asset' | 'offline file' | 'page' | 'shared page' | 'other'

/** The longest query that servers and proxies certainly accept. */
const QUERY_MAX = 4_000

/**
 * Decides by method, origin and address. Ignores the API, except for navigations (external sign-in, downloads): these are
 * preloaded, and the browser would request them twice if the preload response were not used.
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
