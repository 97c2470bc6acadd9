import { Notification, type NativeImage } from 'electron'
import { notificationBody } from './notification-body.ts'
import {
  connectNotificationService,
  type NotificationService,
  type RawImage,
} from './notification-service.ts'

export interface NotificationInput {
  title: string
  body: string
  /** Without a sound, as feedback to an action of the person. */
  silent?: boolean
  onClick?: () => void
  /** Shown where the system has buttons. */
  buttons?: { label: string; onClick: () => void }[]
}

/** Shows a system notification where supported. Returns a function that closes it. */
export type ShowNotification = (input: NotificationInput) => () => void

/** Notifications with the icon of the client. */
export function createNotifications(icon: NativeImage): ShowNotification {
  const showByElectron = electronNotifications(icon)
  if (process.platform !== 'linux') return showByElectron
  let service: Promise<NotificationService> | undefined
  return (input) => {
    // Connected with the first notification, and again after a failure: a desktop may start its service later.
    service ??= connectNotificationService(rawImage(icon))
    let close: (() => void) | null = null
    let closed = false
    const shown = (how: () => void) => {
      close = how
      if (closed) close()
    }
    service.then(
      async (each) => {
        // Not by Electron when this fails: the service may only be slow, and nothing is shown twice.
        const id = await each.show(input).catch(() => null)
        if (id !== null) shown(() => each.close(id))
      },
      () => {
        service = undefined
        shown(showByElectron(input))
      },
    )
    return () => {
      closed = true
      close?.()
    }
  }
}

/** A notification that has been garbage-collected cannot be clicked any more, so the last ones are kept. */
const KEPT = 50

function electronNotifications(icon: NativeImage): ShowNotification {
  const kept: Notification[] = []
  return ({ title, body, silent = false, onClick, buttons = [] }) => {
    if (!Notification.isSupported()) return () => undefined
    const notification = new Notification({
      title,
      body: notificationBody(body, process.platform === 'linux'),
      silent,
      icon,
      actions: buttons.map(({ label }) => ({ type: 'button', text: label })),
    })
    if (onClick) notification.on('click', onClick)
    notification.on('action', (_event, index) => buttons[index]?.onClick())
    kept.push(notification)
    if (kept.length > KEPT) kept.shift()
    notification.show()
    return () => notification.close()
  }
}

const ICON_SIZE = 64

function rawImage(icon: NativeImage): RawImage | null {
  if (icon.isEmpty()) return null
  const resized = icon.resize({ width: ICON_SIZE, height: ICON_SIZE })
  const { width, height } = resized.getSize()
  // Electron's bitmaps are blue, green, red, alpha.
  const rgba = resized.toBitmap()
  for (let at = 0; at < rgba.length; at += 4) rgba.subarray(at, at + 3).reverse()
  return { width, height, rgba }
}
