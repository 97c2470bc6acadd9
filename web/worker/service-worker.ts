import { ASSET_CACHE, assetOf } from './assets.ts'
import { kindOf } from './kind-of.ts'
import { OFFLINE_CACHE, offlineFileOf, pageOrOffline, storeOfflinePage } from './offline-page.ts'

/**
 * Keeps the files of the build that it has seen, and one page for when there is no connection. Pages and the API are
 * never stored: a device may be used by several people, and a page of yesterday misleads.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage())
  // What is stored fits every version, so a new worker need not wait for the pages of the old one to close.
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, worker.location.origin, OFFLINE_FILES)) {
    case 'page':
      return event.respondWith(pageOrOffline(() => pageOf(event)))
    case 'shared page':
      // Its script reads the whole address; the server need not.
      return event.respondWith(pageOrOffline(() => fetch('/share')))
    case 'asset':
      return event.respondWith(assetOf({ request, waitUntil: (work) => event.waitUntil(work) }))
    case 'offline file':
      return event.respondWith(offlineFileOf(request))
    case 'other':
  }
})

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name !== OFFLINE_CACHE && name !== ASSET_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The page is asked for while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}
