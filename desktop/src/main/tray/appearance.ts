import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { unreadLabel } from '../../shared/unread-label.ts'
import { totalUnread } from '../core/state.ts'

/** The variants of the icon: normal, with a dot for unread posts, and gray while no stream is connected. */
export type IconVariant = 'read' | 'unread' | 'off'

/** The icon and tooltip for a state. */
export function trayAppearance(
  state: DesktopState,
  t: Translator['t'],
): { icon: IconVariant; tooltip: string; unread: number } {
  const { sessionHandle, connection, pausedUntil } = state
  const unread = totalUnread(state)
  if (sessionHandle === null) return { icon: 'off', tooltip: t('tooltip.signedOut'), unread }
  if (connection === 'offline') return { icon: 'off', tooltip: t('tooltip.offline'), unread }
  const number = unreadLabel(...state.servers.map((each) => each.unread))
  if (unread > 0) return { icon: 'unread', tooltip: t('tooltip.unread', { count: unread, number }), unread }
  if (pausedUntil !== null) return { icon: 'off', tooltip: t('tooltip.paused'), unread }
  return { icon: 'read', tooltip: t('tooltip.idle'), unread }
}
