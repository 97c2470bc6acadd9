import type { Notification } from '@fanfare/contract/data/notification.ts'
import { isReadOnClick } from '@fanfare/contract/rules/notification.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import { burstDetector } from './burst.ts'
import { notificationPath, notificationText } from './notification-text.ts'
import { isQuietHour } from './quiet-hours.ts'
import type { showNotification } from './show-notification.ts'

export interface NotifierOptions {
  state: State
  translator: Pick<Translator, 't'>
  show: typeof showNotification
  /** Opens the main window at a path. */
  open: (path: string) => void
  /** Marks a notification as read, by its id. */
  markRead: (id: string) => void
  now?: () => Date
}

/** Shows new notifications one by one, or their number in a burst. Shows nothing when paused or in quiet hours. */
export function createNotifier({
  state,
  translator,
  show,
  open,
  markRead,
  now = () => new Date(),
}: NotifierOptions) {
  const detectBurst = burstDetector()
  let closeSummary: (() => void) | null = null
  const openNotification = (notification: Notification) => {
    if (isReadOnClick(notification.type)) markRead(notification.id)
    open(notificationPath(notification))
  }

  return (notifications: readonly Notification[]): void => {
    const { settings, pausedUntil } = state.getState()
    const date = now()
    const paused = pausedUntil !== null && date.getTime() < pausedUntil
    if (!settings.notify || paused || isQuietHour(settings.quietHours, date)) return
    const burst = detectBurst(notifications.length, date.getTime())
    if (burst === null) {
      for (const each of notifications) {
        const text = notificationText(each, settings.notifyInFull, translator.t)
        show({ ...text, onClick: () => openNotification(each) })
      }
      return
    }
    closeSummary?.()
    closeSummary = show({
      title: translator.t('news.many', { count: burst.count }),
      body: translator.t('news.manyBody'),
      onClick: () => open('/dashboard'),
    })
  }
}
