import type { DesktopState } from '../../shared/desktop-state.ts'
import { unreadLabel } from '../../shared/unread-label.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { totalUnread } from '../core/state.ts'

/** What the client says of itself where the desktop lists the programs without a window. */
export function statusText(state: DesktopState, t: Translator['t']): string {
  const { sessionHandle, connection, pausedUntil, servers } = state
  if (sessionHandle === null) return t('status.signedOut')
  if (connection === 'offline') return t('status.offline')
  const count = totalUnread(state)
  if (count > 0)
    return t('status.unread', { count, number: unreadLabel(...servers.map(({ unread }) => unread)) })
  return pausedUntil === null ? t('status.idle') : t('status.paused')
}
