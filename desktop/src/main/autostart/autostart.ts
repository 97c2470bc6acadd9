import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import type { State } from '../core/state.ts'
import { desktopEntry, HIDDEN_FLAG } from './desktop-entry.ts'

/** Starts the client at login when the settings say so. Does nothing in a build that was not installed. */
export function syncAutostart(state: State): void {
  if (!app.isPackaged) return
  const apply = () =>
    (process.platform === 'linux' ? applyOnLinux : applyAsLoginItem)(state.getState().settings.launchAtLogin)
  apply()
  state.subscribe((now, before) => {
    if (now.settings.launchAtLogin !== before.settings.launchAtLogin) apply()
  })
}

function applyAsLoginItem(on: boolean): void {
  app.setLoginItemSettings({ openAtLogin: on, args: [HIDDEN_FLAG] })
}

function applyOnLinux(on: boolean): void {
  const folder = join(app.getPath('appData'), 'autostart')
  const file = join(folder, 'fanfare.desktop')
  if (!on) return rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  return writeFileSync(file, desktopEntry(process.env['APPIMAGE'] ?? process.execPath))
}
