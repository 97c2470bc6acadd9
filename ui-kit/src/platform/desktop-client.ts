import type { DeviceStorage } from './device-storage.ts'

const DESKTOP_CLIENT_KEY = 'app_desktop_client'

/** What this browser knows of the desktop client: it is there since somebody signed it in here, and links may open in it. */
export type DesktopClient = 'unknown' | 'installed' | 'preferred'

/** What is known of the desktop client on this device. */
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
