import dbus from 'dbus-next'
import type { Bus } from './bus.ts'

const { Interface, ACCESS_READ } = dbus.interface

/** Where tray items register themselves: `org.kde.StatusNotifierWatcher`. */
class Watcher extends Interface {
  readonly items: string[] = []

  constructor() {
    super('org.kde.StatusNotifierWatcher')
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

/** Starts a tray on the bus. Returns the registered items by the names they gave. */
export async function startTray({ connection }: Bus): Promise<{ items: readonly string[] }> {
  const watcher = new Watcher()
  connection.export('/StatusNotifierWatcher', watcher)
  await connection.requestName('org.kde.StatusNotifierWatcher', 0)
  await connection.requestName(`org.kde.StatusNotifierHost-${process.pid}`, 0)
  return watcher
}
