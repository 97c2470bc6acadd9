/** Stores a response, and drops the oldest ones beyond a maximum. */
export async function keep(
  cacheName: string,
  request: RequestInfo,
  response: Response,
  max: number,
): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(request, response)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -max).map((oldest) => cache.delete(oldest)))
}
