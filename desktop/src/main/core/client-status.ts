import type { DesktopState } from '../../shared/desktop-state.ts'
import { unreadLabel } from '../../shared/unread-label.ts'
import type { Translator } from './i18n/translator.ts'
import { totalUnread } from './state.ts'

/** What matters most of the state of the client. */
export type ClientStatus = 'signedOut' | 'offline' | 'unread' | 'paused' | 'idle'

export function clientStatus(state: DesktopState): ClientStatus {
  if (state.sessionHandle === null) return 'signedOut'
  if (state.connection === 'offline') return 'offline'
  if (totalUnread(state) > 0) return 'unread'
  return state.pausedUntil === null ? 'idle' : 'paused'
}

/** The status in words: as the tooltip of the icon, or on its own. */
export function statusText(state: DesktopState, t: Translator['t'], form: 'tooltip' | 'status'): string {
  const status = clientStatus(state)
  if (status !== 'unread') return t(`${form}.${status}`)
  const number = unreadLabel(...state.servers.map(({ unread }) => unread))
  return t(`${form}.unread`, { count: totalUnread(state), number })
}
