import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import type { State } from '../app/state.ts'
import { desktopEntry } from './desktop-entry.ts'
import { HIDDEN } from './hidden.ts'

/** Starts the client at login, or not, as the person chose. A build that was not installed changes nothing. */
export function keepAutostart(state: State): void {
  if (!app.isPackaged) return
  const apply = () =>
    (process.platform === 'linux' ? applyOnLinux : applyByLoginItem)(state.getState().settings.launchAtLogin)
  apply()
  state.subscribe((now, before) => {
    if (now.settings.launchAtLogin !== before.settings.launchAtLogin) apply()
  })
}

function applyByLoginItem(on: boolean): void {
  app.setLoginItemSettings({ openAtLogin: on, args: [HIDDEN] })
}

function applyOnLinux(on: boolean): void {
  const folder = join(app.getPath('appData'), 'autostart')
  const file = join(folder, 'fanfare.desktop')
  if (!on) return rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  return writeFileSync(file, desktopEntry(process.env['APPIMAGE'] ?? process.execPath))
}
