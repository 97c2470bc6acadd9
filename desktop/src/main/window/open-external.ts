import { shell } from 'electron'
import { isExternalLink } from '@fanfare/ui-kit/client/external-link.ts'

/** Opens a web or mail address with the system's default program. Ignores all other URLs. */
export function openExternal(url: string): void {
  if (isExternalLink(url)) void shell.openExternal(new URL(url).href).catch(() => undefined)
}
