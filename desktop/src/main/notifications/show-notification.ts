import { Notification } from 'electron'
import { notificationBody } from './notification-body.ts'

export interface NotificationInput {
  title: string
  body: string
  /** Without a sound, as feedback to an action of the person. */
  silent?: boolean
  onClick?: () => void
}

/** A notification that has been garbage-collected cannot be clicked any more, so the last ones are kept. */
const KEPT = 50
const shown: Notification[] = []

/** Shows a system notification where supported. Returns a function that closes it. */
export function showNotification({ title, body, silent = false, onClick }: NotificationInput): () => void {
  if (!Notification.isSupported()) return () => undefined
  const notification = new Notification({ title, body: notificationBody(body, process.platform), silent })
  if (onClick) notification.on('click', onClick)
  shown.push(notification)
  if (shown.length > KEPT) shown.shift()
  notification.show()
  return () => notification.close()
}
