import { keep } from './keep.ts'

/** Built files never change under their name, so one cache serves all versions. */
export const ASSET_CACHE = 'assets'
/** About one version of the client as a member uses it, plus the leftovers of the previous one. */
const FILES_MAX = 200

/** A built file from the cache, or else from the server. */
export async function assetOf({ request, waitUntil }: FetchTask): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true })
  if (stored !== undefined) return stored
  const response = await fetch(request)
  if (response.status === 200 && response.type === 'basic')
    waitUntil(keep(ASSET_CACHE, request, response.clone(), FILES_MAX))
  return response
}

/** A request, and `waitUntil` for work after its response. */
export interface FetchTask {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
}
