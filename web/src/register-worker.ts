/**
 * Registers the worker with the offline page, in a build only. Where a browser has none, as in a private window or
 * without HTTPS, everything else works.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
