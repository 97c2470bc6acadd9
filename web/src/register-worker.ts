import { ownScript } from '@fanfare/ui-kit/platform/own-script.ts'

/**
 * Registers the worker with the offline page, in a build only. Without service workers, as in a private window or without
 * HTTPS, everything else works.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker
    .register(ownScript('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined)
}
