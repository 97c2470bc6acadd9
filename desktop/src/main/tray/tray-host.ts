import { screen } from 'electron'
import type { OpenSessionBus } from '../core/session-bus.ts'
import type { State } from '../core/state.ts'
import { trayEdge } from '../core/tray-edge.ts'

/** The service that Linux desktops with a tray have; an extension of a desktop may bring it, or end, at any time. */
const WATCHER = 'org.kde.StatusNotifierWatcher'

/** Keeps track of whether this desktop shows tray icons. On other systems than Linux every desktop does. */
export async function followTrayHost(state: State, openBus: OpenSessionBus): Promise<void> {
  if (process.platform !== 'linux') return
  const show = (hasTray: boolean) =>
    state.setState({
      tray: hasTray ? trayEdge(process.platform, process.env, screen.getPrimaryDisplay()) : null,
    })
  // Without an answer the client goes on as if there were a tray.
  await openBus()
    .then((bus) => bus.watchName(WATCHER, show))
    .catch(() => undefined)
}
