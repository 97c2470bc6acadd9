import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { unreadLabel } from '../../shared/unread-label.ts'
import { totalUnread } from '../core/state.ts'

/** The variants of the icon: as it is, with a dot for unread posts, and gray while nothing can be heard. */
export type IconVariant = 'read' | 'unread' | 'off'

/** What icon and tooltip say about a state. */
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
