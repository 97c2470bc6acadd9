import { existsSync } from 'node:fs'

/** Whether this program runs in a Flatpak. Only such programs are listed by desktops while they have no window. */
export function isInFlatpak({ FLATPAK_ID }: NodeJS.ProcessEnv = process.env, exists = existsSync): boolean {
  return FLATPAK_ID !== undefined || exists('/.flatpak-info')
}
