import { isReadOnClick, notificationPath } from '@fanfare/contract/notifications/rules/notification.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'
import { burstDetector } from './burst.ts'
import type { ReceivedNotification } from './notification-list.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationInput, ShowNotification } from './notification-input.ts'
import { silentUntil } from './silence.ts'
import { countMissed } from './missed.ts'

export interface NotifierOptions {
  state: State
  storage: DeviceStorage
  translator: Pick<Translator, 't'>
  show: ShowNotification
  /** Opens the main window at a path of a server; null is the chosen one. */
  open: (path: string, address: string | null) => void
  /** Copies the next suggestion of a post of a server. */
  copy: (postId: string, address: string) => void
  /** Marks a notification of the chosen server as read, by its id. */
  markRead: (id: string) => void
  /** Whether the user is looking at a path of a server, with any query. */
  isOpen: (path: string, address: string) => boolean
  now?: () => Date
}

const withoutQuery = (path: string) => path.replace(/\?.*/, '')

/**
 * Shows new notifications one by one, or their number in a burst. During a pause, and while the user wants quiet, it
 * shows nothing, and their number afterwards.
 */
export function createNotifier({
  state,
  storage,
  translator,
  show,
  open,
  copy,
  markRead,
  isOpen,
  now = () => new Date(),
}: NotifierOptions) {
  const detectBurst = burstDetector()
  let closeSummary: (() => void) | null = null
  const showSummary = (title: string) =>
    show({ title, body: translator.t('news.manyBody'), onClick: () => open('/dashboard', null) })
  const missed = countMissed({
    state,
    storage,
    onEnd: (count) => void showSummary(translator.t('news.away', { count })),
    now,
  })
  const openNotification = (address: string, notification: ReceivedNotification) => {
    open(notificationPath(notification), address)
    if (isReadOnClick(notification.type)) markRead(notification.id)
  }

  const buttonsOf = (
    { type, post, waiting }: ReceivedNotification,
    address: string,
    onOpen: () => void,
  ): NotificationInput['buttons'] => {
    if (type === 'suggestions.wanted') return [{ label: translator.t('news.suggest'), onClick: onOpen }]
    const offersCopy = type === 'post.shared' || type === 'post.reminded'
    if (!offersCopy || post === null || !waiting?.suggestion) return []
    return [{ label: translator.t('news.copy'), onClick: () => copy(post.id, address) }]
  }

  return (address: string, all: readonly ReceivedNotification[]): void => {
    const { settings } = state.getState()
    const date = now()
    if (!settings.notify) return
    const notifications = all.filter((each) => !isOpen(withoutQuery(notificationPath(each)), address))
    if (notifications.length === 0) return
    if (silentUntil(state.getState(), date, address) !== null) return missed.add(notifications.length)
    const burst = detectBurst(notifications.length, date.getTime())
    if (burst === null) {
      for (const each of notifications) {
        const text = notificationText(each, settings.notifyInFull, translator.t)
        const onClick = () => openNotification(address, each)
        show({ ...text, id: `${address} ${each.id}`, buttons: buttonsOf(each, address, onClick), onClick })
      }
      return
    }
    closeSummary?.()
    closeSummary = showSummary(translator.t('news.many', { count: burst.count }))
  }
}
