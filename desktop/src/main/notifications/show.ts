import { Notification } from 'electron'

export interface Note {
  title: string
  body: string
  /** Without a sound: it answers what the person has just done. */
  silent?: boolean
  onClick?: () => void
}

/** A notification that is gone from memory can no longer be clicked, so the last ones are kept. */
const KEPT = 50
const shown: Notification[] = []

/** Shows a notification of the system; answers how to take it away. Without a service for them, nothing happens. */
export function show({ title, body, silent = false, onClick }: Note): () => void {
  if (!Notification.isSupported()) return () => undefined
  const notification = new Notification({ title, body, silent })
  if (onClick) notification.on('click', onClick)
  shown.push(notification)
  if (shown.length > KEPT) shown.shift()
  notification.show()
  return () => notification.close()
}
