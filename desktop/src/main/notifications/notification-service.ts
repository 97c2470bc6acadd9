import type { MessageBus } from 'dbus-native'
import { notificationBody } from './notification-body.ts'
import type { NotificationInput } from './notification-input.ts'

const NAME = 'org.freedesktop.Notifications'
const PATH = '/org/freedesktop/Notifications'
const CLICK = 'default'
/** Milliseconds to wait for the service. */
const TIMEOUT_MS = 5_000

/** A picture in the format of the service. */
export interface RawImage {
  width: number
  height: number
  /** Four bytes per pixel: red, green, blue, alpha. */
  rgba: Buffer
}

/** The notification service of a Linux desktop. Electron shows notifications there without buttons. */
export interface NotificationService {
  /** Resolves to the id of the notification. */
  show: (input: NotificationInput) => Promise<number>
  close: (id: number) => void
}

/**
 * Connects to the service over the session bus (Desktop Notifications Specification 1.2). Rejects when there is none, or
 * when it does not support buttons.
 */
export async function connectNotificationService(
  icon: RawImage | null,
  clickLabel: () => string,
): Promise<NotificationService> {
  // Loaded on first use: it would slow down every start.
  const { sessionBus, Variant } = await import('dbus-native')
  const bus = sessionBus({ reconnect: true, timeout: TIMEOUT_MS, plainValues: true })
  // A failing call reports its own error.
  bus.connection.on('error', () => undefined)
  const ask = <Answer>(member: string, signature = '', body: unknown[] = []) =>
    bus.invoke<Answer>({ destination: NAME, path: PATH, interface: NAME, member, signature, body })

  const shown = new Map<number, NotificationInput>()
  const idOf = (input: NotificationInput) =>
    [...shown].find(([, each]) => input.id !== undefined && each.id === input.id)?.[0] ?? 0
  const listeners: Listeners = {
    ActionInvoked: (id, action) => {
      const input = shown.get(id)
      if (action === CLICK) input?.onClick?.()
      else input?.buttons?.[Number(action)]?.onClick()
    },
    NotificationClosed: (id) => void shown.delete(id),
  }
  const connect = async () => {
    const capabilities = await ask<string[]>('GetCapabilities')
    if (!capabilities.includes('actions')) throw new Error('The notification service knows no buttons')
    await listen(bus, listeners)
    return capabilities
  }
  const capabilities = await connect().catch((error: unknown) => {
    bus.connection.end()
    throw error
  })
  const readsMarkup = capabilities.includes('body-markup')

  return {
    show: async (input) => {
      const { title, body, silent = false, onClick, buttons = [] } = input
      const actions = [
        // Some services show the default action as another button, with this label.
        ...(onClick ? [CLICK, clickLabel()] : []),
        ...buttons.flatMap(({ label }, index) => [String(index), label]),
      ]
      const hints = {
        'desktop-entry': new Variant('s', 'fanfare'),
        // Normal urgency: critical notifications ignore the system's do-not-disturb mode.
        urgency: new Variant('y', 1),
        'suppress-sound': new Variant('b', silent),
        ...(icon && { 'image-data': new Variant('(iiibiiay)', imageData(icon)) }),
      }
      const text = notificationBody(body, readsMarkup)
      const id = await ask<number>('Notify', 'susssasa{sv}i', [
        'Fanfare',
        idOf(input),
        '',
        title,
        text,
        actions,
        hints,
        -1,
      ])
      shown.set(id, input)
      return id
    },
    close: (id) => void ask('CloseNotification', 'u', [id]),
  }
}

type Listeners = Record<'ActionInvoked' | 'NotificationClosed', (id: number, action: string) => void>

async function listen(bus: MessageBus, listeners: Listeners): Promise<void> {
  for (const [member, listener] of Object.entries(listeners))
    bus.signals.on(bus.mangle(PATH, NAME, member), ([id, action]: [number, string]) => listener(id, action))
  // From the service only: any program on the bus could send such a signal.
  await bus.addMatch(`type='signal',sender='${NAME}',interface='${NAME}',path='${PATH}'`)
}

function imageData({ width, height, rgba }: RawImage): unknown[] {
  const [rowstride, hasAlpha, bitsPerSample, channels] = [width * 4, true, 8, 4]
  return [width, height, rowstride, hasAlpha, bitsPerSample, channels, rgba]
}
