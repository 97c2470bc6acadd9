import { HIDDEN_FLAG } from '../autostart/desktop-entry.ts'
import { findLink, type DeepLink } from '../deep-link/parse-link.ts'

/** The parsed command line, of this client or of a second launch. */
export interface LaunchCommand {
  link: DeepLink | null
  /** Copy the next suggestion without showing a window. */
  copyNext: boolean
  /** Start in the tray. */
  hidden: boolean
}

export function parseLaunchCommand(args: readonly string[]): LaunchCommand {
  return {
    link: findLink(args),
    copyNext: args.includes('--copy-next'),
    hidden: args.includes(HIDDEN_FLAG),
  }
}

/** The path a link opens; undefined for the link that completes a sign-in. */
export function pathOf(link: DeepLink | null): string | undefined {
  if (link?.to === 'post') return `/posts/${link.postId}`
  return link?.to === 'dashboard' ? '/dashboard' : undefined
}
