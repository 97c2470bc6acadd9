import type { BusObject, SessionBus } from '../core/session-bus.ts'
import { notificationBody } from './notification-body.ts'
import type { NotificationInput } from './notification-input.ts'

const SERVICE: BusObject = {
  name: 'org.freedesktop.Notifications',
  path: '/org/freedesktop/Notifications',
  interface: 'org.freedesktop.Notifications',
}
const CLICK = 'default'
/** Some services never report that a notification has closed, so only the last ones can be pressed. */
const KEPT = 500

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
 * Finds the service on the session bus (Desktop Notifications Specification 1.2). Rejects when there is none, or when it
 * does not support buttons.
 */
export async function connectNotificationService(
  bus: SessionBus,
  icon: RawImage | null,
  clickLabel: () => string,
): Promise<NotificationService> {
  const ask = <Answer>(member: string, signature?: string, body?: unknown[]) =>
    bus.call<Answer>(SERVICE, member, signature, body)

  const shown = new Map<number, NotificationInput>()
  const idOf = (input: NotificationInput) =>
    [...shown].find(([, each]) => input.id !== undefined && each.id === input.id)?.[0] ?? 0
  const remember = (id: number, input: NotificationInput) => {
    shown.delete(id)
    shown.set(id, input)
    const [oldest] = shown.keys()
    if (shown.size > KEPT && oldest !== undefined) shown.delete(oldest)
  }
  const shows = new Set<Promise<unknown>>()
  // A press may arrive before the id of what was pressed.
  const onceKnown = (work: () => void) => void Promise.allSettled(shows).then(work)
  const listeners: Listeners = {
    ActionInvoked: (id, action) =>
      onceKnown(() => {
        const input = shown.get(id)
        if (action === CLICK) input?.onClick?.()
        else input?.buttons?.[Number(action)]?.onClick()
      }),
    NotificationClosed: (id) => onceKnown(() => void shown.delete(id)),
  }
  const capabilities = await ask<string[]>('GetCapabilities')
  if (!capabilities.includes('actions')) throw new Error('The notification service knows no buttons')
  for (const [member, listener] of Object.entries(listeners)) await bus.onSignal(SERVICE, member, listener)
  const readsMarkup = capabilities.includes('body-markup')

  const show = async (input: NotificationInput): Promise<number> => {
    const { title, body, silent = false, onClick, buttons = [] } = input
    const actions = [
      // Some services show the default action as another button, with this label.
      ...(onClick ? [CLICK, clickLabel()] : []),
      ...buttons.flatMap(({ label }, index) => [String(index), label]),
    ]
    const hints = {
      'desktop-entry': bus.typed('s', 'fanfare'),
      // Normal urgency: critical notifications ignore the system's do-not-disturb mode.
      urgency: bus.typed('y', 1),
      'suppress-sound': bus.typed('b', silent),
      ...(icon && { 'image-data': bus.typed('(iiibiiay)', imageData(icon)) }),
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
    remember(id, input)
    return id
  }
  return {
    show: (input) => {
      const showing = show(input).finally(() => shows.delete(showing))
      shows.add(showing)
      return showing
    },
    close: (id) => void ask('CloseNotification', 'u', [id]),
  }
}

type Listeners = Record<'ActionInvoked' | 'NotificationClosed', (id: number, action: string) => void>

function imageData({ width, height, rgba }: RawImage): unknown[] {
  const [rowstride, hasAlpha, bitsPerSample, channels] = [width * 4, true, 8, 4]
  return [width, height, rowstride, hasAlpha, bitsPerSample, channels, rgba]
}
