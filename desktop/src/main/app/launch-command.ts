import type { KnownServer } from '../../shared/desktop-state.ts'
import { HIDDEN_FLAG } from '../core/hidden-flag.ts'
import { findLink, type DeepLink } from '../deep-link/parse-link.ts'

/** The parsed command line, of this client or of a second launch. */
export interface LaunchCommand {
  link: DeepLink | null
  /** Copy the next suggestion without showing a window. */
  copyNext: boolean
  /** Open the panel. */
  openPanel: boolean
  /** Pause notifications for an hour without showing a window. */
  pauseHour: boolean
  /** Start in the tray. */
  hidden: boolean
}

/** A command line without words. */
export const SHOW_WINDOW: LaunchCommand = {
  link: null,
  copyNext: false,
  openPanel: false,
  pauseHour: false,
  hidden: false,
}

/** Whether the client starts with a window: not for a command that needs none. */
export function opensWindow({ copyNext, openPanel, pauseHour, hidden }: LaunchCommand): boolean {
  return !copyNext && !openPanel && !pauseHour && !hidden
}

export function parseLaunchCommand(args: readonly string[]): LaunchCommand {
  return {
    link: findLink(args),
    copyNext: args.includes('--copy-next'),
    openPanel: args.includes('--panel'),
    pauseHour: args.includes('--pause-hour'),
    hidden: args.includes(HIDDEN_FLAG),
  }
}

/** The path a link opens; undefined for a link that completes a sign-in or leads to a server the client does not know. */
export function pathOf(link: DeepLink | null, servers: readonly KnownServer[]): string | undefined {
  if (link?.to === 'post') return leadsElsewhere(link, servers) ? undefined : `/posts/${link.postId}`
  return link?.to === 'dashboard' ? '/dashboard' : undefined
}

/** Whether a link leads to a server that the client does not know. */
export function leadsElsewhere(
  { server }: { server: string | null },
  servers: readonly KnownServer[],
): boolean {
  return server !== null && !servers.some(({ address }) => address === server)
}
