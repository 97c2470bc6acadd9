import type { DesktopState } from '../../shared/desktop-state.ts'
import { clientStatus, statusText, type ClientStatus } from '../core/client-status.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { totalUnread } from '../core/state.ts'

/** The variants of the icon: normal, with a dot for unread posts, and gray while no stream is connected. */
export type IconVariant = 'read' | 'unread' | 'off'

const ICONS: Record<ClientStatus, IconVariant> = {
  signedOut: 'off',
  offline: 'off',
  unread: 'unread',
  paused: 'off',
  idle: 'read',
}

/** The icon and tooltip for a state. */
export function trayAppearance(
  state: DesktopState,
  t: Translator['t'],
): { icon: IconVariant; tooltip: string; unread: number } {
  return {
    icon: ICONS[clientStatus(state)],
    tooltip: statusText(state, t, 'tooltip'),
    unread: totalUnread(state),
  }
}
