import type { DeviceStorage } from './device-storage.ts'

const DESKTOP_CLIENT_KEY = 'app_desktop_client'

/** The desktop client as known to this browser: installed once it has been signed in here, and whether links open in it. */
export type DesktopClient = 'unknown' | 'installed' | 'preferred'

/** What this device knows about the desktop client. */
export function desktopClientOf(storage: DeviceStorage): DesktopClient {
  const known = storage.get(DESKTOP_CLIENT_KEY)
  return known === 'installed' || known === 'preferred' ? known : 'unknown'
}

/** Remembers that the desktop client is installed. Keeps the choice where links open. */
export function rememberDesktopClient(storage: DeviceStorage): void {
  if (desktopClientOf(storage) === 'unknown') preferDesktopClient(storage, false)
}

/** Remembers whether links are to open in the desktop client. */
export function preferDesktopClient(storage: DeviceStorage, preferred: boolean): void {
  storage.set(DESKTOP_CLIENT_KEY, preferred ? 'preferred' : 'installed')
}
