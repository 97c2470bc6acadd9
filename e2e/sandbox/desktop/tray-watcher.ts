import dbus from 'dbus-next'
import type { Bus } from './bus.ts'

const { Interface, ACCESS_READ } = dbus.interface

const NAME = 'org.kde.StatusNotifierWatcher'

/** Where tray items register themselves: `org.kde.StatusNotifierWatcher`. */
class Watcher extends Interface {
  readonly items: string[] = []

  constructor() {
    super(NAME)
  }

  RegisterStatusNotifierItem(item: string) {
    this.items.push(item)
    this.StatusNotifierItemRegistered(item)
  }

  RegisterStatusNotifierHost() {
    this.StatusNotifierHostRegistered()
  }

  get RegisteredStatusNotifierItems() {
    return this.items
  }

  get IsStatusNotifierHostRegistered() {
    return true
  }

  get ProtocolVersion() {
    return 0
  }

  StatusNotifierItemRegistered(item: string) {
    return item
  }

  StatusNotifierItemUnregistered(item: string) {
    return item
  }

  StatusNotifierHostRegistered() {}
}

Watcher.configureMembers({
  methods: {
    RegisterStatusNotifierItem: { inSignature: 's' },
    RegisterStatusNotifierHost: { inSignature: 's' },
  },
  properties: {
    RegisteredStatusNotifierItems: { signature: 'as', access: ACCESS_READ },
    IsStatusNotifierHostRegistered: { signature: 'b', access: ACCESS_READ },
    ProtocolVersion: { signature: 'i', access: ACCESS_READ },
  },
  signals: {
    StatusNotifierItemRegistered: { signature: 's' },
    StatusNotifierItemUnregistered: { signature: 's' },
    StatusNotifierHostRegistered: { signature: '' },
  },
})

export interface Tray {
  /** The registered items by the names they gave. */
  items: readonly string[]
  /** Ends the tray, as a desktop does that turns its extension off. */
  leave: () => Promise<void>
  comeBack: () => Promise<void>
}

/** Starts a tray on the bus. */
export async function startTray({ connection }: Bus): Promise<Tray> {
  const watcher = new Watcher()
  connection.export('/StatusNotifierWatcher', watcher)
  const comeBack = async () => void (await connection.requestName(NAME, 0))
  await comeBack()
  await connection.requestName(`org.kde.StatusNotifierHost-${process.pid}`, 0)
  return { items: watcher.items, leave: async () => void (await connection.releaseName(NAME)), comeBack }
}
