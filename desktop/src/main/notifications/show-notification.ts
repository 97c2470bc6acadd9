import { Notification, type NativeImage } from 'electron'
import type { OpenSessionBus } from '../core/session-bus.ts'
import { notificationBody } from './notification-body.ts'
import type { NotificationInput, ShowNotification } from './notification-input.ts'
import {
  connectNotificationService,
  type NotificationService,
  type RawImage,
} from './notification-service.ts'

/** Notifications with the icon of the client; `clickLabel` labels the click where the system shows it as a button. */
export function createNotifications(
  icon: NativeImage,
  clickLabel: () => string,
  openBus: OpenSessionBus,
): ShowNotification {
  const showByElectron = electronNotifications(icon)
  if (process.platform !== 'linux') return showByElectron
  let service: Promise<NotificationService> | undefined
  return (input) => {
    // Connected with the first notification, and again after a failure: the service may start later than the client.
    service ??= openBus().then((bus) => connectNotificationService(bus, rawImage(icon), clickLabel))
    let close: (() => void) | null = null
    let closed = false
    const shown = (how: () => void) => {
      close = how
      if (closed) close()
    }
    void showBy(service, input).then(shown, () => {
      service = undefined
      shown(showByElectron(input))
    })
    return () => {
      closed = true
      close?.()
    }
  }
}

/** Resolves to a function that closes the notification; rejects when there is no service. */
async function showBy(service: Promise<NotificationService>, input: NotificationInput): Promise<() => void> {
  const connected = await service
  // No fallback to Electron: the service may only be slow, and the notification would be shown twice.
  const id = await connected.show(input).catch(() => null)
  return () => (id === null ? undefined : connected.close(id))
}

/** A garbage-collected notification no longer receives clicks, so the last ones are retained. */
const KEPT = 50

function electronNotifications(icon: NativeImage): ShowNotification {
  const kept: { id?: string; notification: Notification }[] = []
  return ({ id, title, body, silent = false, onClick, buttons = [] }) => {
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
    if (id !== undefined) kept.find((each) => each.id === id)?.notification.close()
    kept.push({ id, notification })
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
