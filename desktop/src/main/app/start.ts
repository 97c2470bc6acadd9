import { app, nativeImage, session } from 'electron'
import { join } from 'node:path'
import { keepAutostart } from '../autostart/autostart.ts'
import { answers } from '../ipc/answers.ts'
import { listenToWindows } from '../ipc/listen.ts'
import { announcer } from '../notifications/announce.ts'
import { show } from '../notifications/show.ts'
import { serveClient } from '../protocol/register.ts'
import { keepShortcut } from '../shortcuts/shortcut.ts'
import { tray } from '../tray/tray.ts'
import { canUpdate } from '../updates/is-supported.ts'
import { updates } from '../updates/updates.ts'
import { fenceAll } from '../window/fences.ts'
import { openExternal } from '../window/open-external.ts'
import { abilities, fetch } from './abilities.ts'
import type { Wish } from './command-line.ts'
import { granter, pathOf } from './grant-wish.ts'
import { openWindows } from './windows.ts'

export interface Client {
  /** Does what a command line or a link asks for. */
  wish: (wish: Wish) => void
  leave: () => void
}

const pictures = join(app.getAppPath(), 'resources')

/**
 * Puts the client together. The window comes first, because it takes longest; the keyring is asked last, because it
 * may wait for the person.
 */
export async function start(first: Wish): Promise<Client> {
  const able = abilities(app.getPath('userData'))
  const { state, sessions } = able
  fenceAll(session.defaultSession, openExternal)
  serveClient(session.defaultSession, {
    folder: join(app.getAppPath(), 'out', 'renderer'),
    server: () => state.getState().server,
    tokenOf: sessions.tokenOf,
    fetch,
  })
  const icon = nativeImage.createFromPath(join(pictures, 'icon.png'))
  const windows = openWindows({ state, icon, folder: app.getPath('userData'), trayPlace: () => item.place() })
  // At once: a moment later the windows are asked to close, and one that stays in the tray would say no.
  app.on('before-quit', windows.main.letGo)
  const { wish, commands } = granter(able, windows)
  const newer = updates({
    state,
    supported: canUpdate(app.isPackaged, process.resourcesPath, process.env),
    load: async () => (await import('electron-updater')).autoUpdater,
    leave: windows.main.letGo,
  })
  const record = (recording: boolean) => shortcut.record(recording)
  listenToWindows(answers(able, windows, { updates: newer, shortcut: { record } }))
  if (!first.hidden && !state.getState().settings.startHidden && !first.copyNext) {
    windows.main.show(pathOf(first.link))
  }
  const item = tray({ state, speaker: able.speaker, commands, pictures })
  able.speaker.onChange(item.redraw)
  const shortcut = keepShortcut(state, windows.panel.toggle)

  const realtime = able.listen(announcer({ state, speaker: able.speaker, show, open: windows.main.show }))
  await sessions.restore()
  keepAutostart(state)
  wish({ ...first, hidden: true })

  return {
    wish,
    leave: () => {
      shortcut.stop()
      realtime.stop()
    },
  }
}
