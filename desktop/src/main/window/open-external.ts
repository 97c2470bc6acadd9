import { shell } from 'electron'
import { mayLeave } from '../../shared/external-link.ts'

/** Opens a link with the program the system has for it. Only web and mail addresses leave. */
export function openExternal(url: string): void {
  if (mayLeave(url)) void shell.openExternal(new URL(url).href).catch(() => undefined)
}
