import { ASSET_CACHE, assetOf } from './assets.ts'
import { FRAME_CACHE, frameAt, keepFrame, keepFrameOf } from './frames.ts'
import { kindOf } from './kind-of.ts'
import { OFFLINE_CACHE, offlineFileOf, pageOrOffline, storeOfflinePage } from './offline-page.ts'

/**
 * Caches the build files it has seen, the offline page, and the frames of screens, which are the same for everybody. Other
 * pages and the API are never stored: a device may be used by several people, and an outdated page would mislead.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

const KEPT: ReadonlySet<string> = new Set([OFFLINE_CACHE, ASSET_CACHE, FRAME_CACHE])

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
      return event.respondWith(frameOrPage(event))
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
  const old = names.filter((name) => !KEPT.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  // Navigation preload: the page is requested while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  const pages = await worker.clients.matchAll({ type: 'window' })
  await Promise.allSettled(pages.map(({ url }) => keepFrameOf(url)))
}

/** The kept frame of the page, which the server's answer renews for the next visit; without one, that answer. */
async function frameOrPage(event: FetchEvent): Promise<Response> {
  const page = pageOf(event)
  event.waitUntil(page.then(keepFrame).catch(() => undefined))
  return (await frameAt(event.request.url)) ?? pageOrOffline(() => page)
}

async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}
