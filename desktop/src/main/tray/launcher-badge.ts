import { app } from 'electron'
import type { OpenSessionBus } from '../core/session-bus.ts'

const ENTRY = {
  path: '/com/canonical/unity/launcherentry/fanfare',
  interface: 'com.canonical.Unity.LauncherEntry',
}
/** The name that docks and task bars with badges take. */
const DOCK = 'com.canonical.Unity'
/** The client's entry in the menu of the desktop, by its file. */
const APPLICATION = 'application://fanfare.desktop'

/**
 * Shows the number of unread posts on the icon of the client in docks and task bars. On Linux, Electron reaches only those
 * that Unity's library knows; the others, such as Plasma's, listen to the signal that this library would send.
 */
export function createLauncherBadge(openBus: OpenSessionBus): (count: number) => void {
  let shown = 0
  let connected: Promise<() => void> | undefined
  const connect = async () => {
    const bus = await openBus()
    const send = () => {
      const properties = { count: bus.typed('x', shown), 'count-visible': bus.typed('b', shown > 0) }
      bus.signal(ENTRY, 'Update', 'sa{sv}', [APPLICATION, properties])
    }
    // A dock that starts later has missed the number.
    await bus.watchName(DOCK, send)
    return send
  }
  return (count) => {
    if (app.setBadgeCount(count) || process.platform !== 'linux' || count === shown) return
    shown = count
    connected ??= connect()
    void connected.then((send) => send()).catch(() => undefined)
  }
}
