import dbus from 'dbus-next'
import type { Bus } from './bus.ts'

const { Interface } = dbus.interface

/** A notification that was shown. */
export interface Shown {
  id: number
  summary: string
  body: string
  actions: string[]
  /** Milliseconds since the epoch. */
  at: number
}

/** The desktop's service for notifications: `org.freedesktop.Notifications`. */
class Notifications extends Interface {
  readonly shown: Shown[] = []
  /** The button that is pressed before the client knows the id of a notification. */
  pressedAtOnce: string | null = null
  private count = 0

  constructor() {
    super('org.freedesktop.Notifications')
  }

  GetCapabilities() {
    return ['actions', 'body', 'icon-static']
  }

  GetServerInformation() {
    return ['desk', 'fanfare', '1', '1.2']
  }

  Notify(_app: string, replaces: number, _icon: string, summary: string, body: string, actions: string[]) {
    const id = replaces || (this.count += 1)
    this.shown.push({ id, summary, body, actions, at: Date.now() })
    if (this.pressedAtOnce !== null && actions.includes(this.pressedAtOnce))
      this.press(id, actions, this.pressedAtOnce)
    return id
  }

  press(id: number, actions: string[], label: string) {
    // Keys and labels alternate.
    const at = actions.findIndex((each, index) => index % 2 === 1 && each === label)
    if (at === -1) throw new Error(`There is no button ${label}, only ${actions.join(', ')}`)
    this.invoke(id, actions[at - 1]!)
  }

  invoke(id: number, action: string) {
    this.ActionInvoked(id, action)
    this.NotificationClosed(id, 2)
  }

  CloseNotification(id: number) {
    this.NotificationClosed(id, 3)
  }

  NotificationClosed(id: number, reason: number) {
    return [id, reason]
  }

  ActionInvoked(id: number, action: string) {
    return [id, action]
  }
}

Notifications.configureMembers({
  methods: {
    GetCapabilities: { outSignature: 'as' },
    GetServerInformation: { outSignature: 'ssss' },
    Notify: { inSignature: 'susssasa{sv}i', outSignature: 'u' },
    CloseNotification: { inSignature: 'u' },
  },
  signals: {
    NotificationClosed: { signature: 'uu' },
    ActionInvoked: { signature: 'us' },
  },
})

export interface NotificationPeer {
  /** The notifications shown so far, oldest first. */
  shown: readonly Shown[]
  /** Clicks the notification. */
  click: (notification: Shown) => void
  /** Presses one of its buttons. */
  press: (notification: Shown, label: string) => void
  /** Presses a button of each notification from now on, before the client has learned its id. */
  pressAtOnce: (label: string) => void
}

/** A service for notifications on the bus. */
export async function startNotifications({ connection }: Bus): Promise<NotificationPeer> {
  const service = new Notifications()
  connection.export('/org/freedesktop/Notifications', service)
  await connection.requestName('org.freedesktop.Notifications', 0)
  return {
    shown: service.shown,
    click: ({ id }) => service.invoke(id, 'default'),
    press: ({ id, actions }, label) => service.press(id, actions, label),
    pressAtOnce: (label) => {
      service.pressedAtOnce = label
    },
  }
}
