import { Notification } from 'electron'

export interface Note {
  title: string
  body: string
  onClick?: () => void
}

/** Notifications that are gone from memory can no longer be clicked, so the last ones are kept. */
const KEPT = 20
const shown: Notification[] = []

/** Shows a notification of the system. Where there is no service for them, nothing happens. */
export function show({ title, body, onClick }: Note): void {
  if (!Notification.isSupported()) return
  const notification = new Notification({ title, body, silent: true })
  if (onClick) notification.on('click', onClick)
  shown.push(notification)
  if (shown.length > KEPT) shown.shift()
  notification.show()
}
