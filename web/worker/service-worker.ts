import { ASSET_CACHE, assetOf } from './assets.ts'
import { kindOf } from './kind-of.ts'
import { OFFLINE_CACHE, offlineFileOf, pageOrOffline, storeOfflinePage } from './offline-page.ts'

/**
 * Caches the build files it has seen, and the offline page. Pages and the API are never stored: a device may be used by
 * several people, and an outdated page would mislead.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage())
  // The caches fit every version, so a new worker need not wait for the pages of the old one to close.
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, worker.location.origin, OFFLINE_FILES)) {
    case 'page':
      return event.respondWith(pageOrOffline(() => pageOf(event)))
    case 'shared page':
      // The script of the page reads the query; the server does not need it.
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
  // Navigation preload: the page is requested while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}
