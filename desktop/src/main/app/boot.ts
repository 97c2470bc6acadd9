import { setTimeout } from 'node:timers/promises'
import { app, Menu } from 'electron'
import { DESKTOP_SCHEME } from '@fanfare/contract/core/rules/desktop.ts'
import { syncAutostart, systemAutostart } from '../autostart/autostart.ts'
import { syncPortalAutostart } from '../autostart/portal-autostart.ts'
import { isInFlatpak } from '../core/is-in-flatpak.ts'
import { findLink } from '../deep-link/parse-link.ts'
import { createLog, type Log } from '../log/log.ts'
import { changeSettings } from '../settings/settings.ts'
import { followTrayHost } from '../tray/tray-host.ts'
import type { MainWindow } from '../window/main-window.ts'
import { createAbilities } from './abilities.ts'
import { parseLaunchCommand, SHOW_WINDOW, type LaunchCommand } from './launch-command.ts'
import { surviveBusDeath } from './survive-bus-death.ts'

const FIRST_FRAME_MAX_MS = 5_000

/** Starts the client with its files in `folder`, and handles links, second launches and other events of the system while it runs. */
export function boot(args: readonly string[], folder: string): void {
  if (process.platform !== 'linux') app.setAsDefaultProtocolClient(DESKTOP_SCHEME)
  app.setAppUserModelId('app.fanfare.desktop')
  const log = createLog(folder)
  log.info('start', { version: app.getVersion(), platform: process.platform })
  prepareFirstWindow()
  const client = app.whenReady().then(() => start(parseLaunchCommand(args), folder, log))
  const run = (command: LaunchCommand) => void client.then(({ commands }) => commands.run(command))

  app.on('second-instance', (_event, moreArgs) =>
    run({ ...parseLaunchCommand(moreArgs.slice(1)), hidden: false }),
  )
  app.on('open-url', (event, url) => {
    event.preventDefault()
    const link = findLink([url])
    if (link !== null) run({ ...SHOW_WINDOW, link })
  })
  app.on('activate', () => run(SHOW_WINDOW))
  // Without this listener Electron quits with the last window; the client keeps running in the tray.
  app.on('window-all-closed', () => undefined)
  app.on('before-quit', () => void client.then(({ stop }) => stop()))
}

/** Does work that the first window would otherwise wait for, while Chromium starts its processes. */
function prepareFirstWindow(): void {
  // Electron would build a default menu, which the client replaces.
  Menu.setApplicationMenu(null)
  // Node loads the classes of fetch, which every page is served with, on first use.
  Reflect.get(globalThis, 'Response')
}

/** Does what would delay the first frame once it is drawn, in any case after a while. */
async function afterFirstFrame(window: MainWindow, work: () => void) {
  await Promise.race([window.whenShown(), setTimeout(FIRST_FRAME_MAX_MS)])
  work()
}

async function start(launch: LaunchCommand, folder: string, log: Log) {
  const abilities = createAbilities(launch, folder, log)
  const { sessions, state, settings, background, commands, windows, shortcuts, hearing, openBus } = abilities
  // Last, because the keyring may ask for its password.
  await sessions.restore()
  const autostart = systemAutostart()
  if (autostart !== null) syncAutostart(state, autostart)
  else if (isInFlatpak())
    syncPortalAutostart({
      state,
      startAtLogin: background.startAtLogin,
      change: (launchAtLogin) => changeSettings(state, settings, { launchAtLogin }),
    })
  commands.run({ ...launch, hidden: true })
  void afterFirstFrame(windows.main, () => {
    void followTrayHost(state, openBus)
    surviveBusDeath()
  })
  return {
    commands,
    stop: () => {
      log.info('stop')
      shortcuts.stop()
      hearing.stop()
    },
  }
}
