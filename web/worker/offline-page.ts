/** Each version of the page has its own cache, and is complete before it replaces the previous one. */
export const OFFLINE_CACHE = `offline-${OFFLINE_VERSION}`

const [PAGE = '/offline.html'] = OFFLINE_FILES

/** Stores the offline page with all its files. Fails as a whole, and is retried on the next visit. */
export async function storeOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE)
  await cache.addAll(OFFLINE_FILES.map((file) => new Request(file, { cache: 'reload' })))
}

/** A file of the offline page, from the server if it can be reached. */
export async function offlineFileOf(request: Request): Promise<Response> {
  return fetch(request).catch(() => stored(request))
}

/** Fetches a page, without caching it; without a connection the offline page replaces it. */
export async function pageOrOffline(page: () => Promise<Response>): Promise<Response> {
  return page().catch(() => stored(PAGE))
}

async function stored(file: RequestInfo): Promise<Response> {
  const cache = await caches.open(OFFLINE_CACHE)
  return (await cache.match(file, { ignoreVary: true })) ?? Response.error()
}
