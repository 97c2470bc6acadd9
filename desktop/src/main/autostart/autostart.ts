import { app } from 'electron'
import { appImageOf } from '../core/app-image.ts'
import { HIDDEN_FLAG } from '../core/hidden-flag.ts'
import { isInFlatpak } from '../core/is-in-flatpak.ts'
import type { State } from '../core/state.ts'
import { linuxAutostart, type Autostart } from './linux-autostart.ts'

/** The autostart of this system; null in a build that was not installed, and in a Flatpak, whose portal has its own. */
export function systemAutostart(): Autostart | null {
  if (!app.isPackaged || isInFlatpak()) return null
  if (process.platform === 'linux')
    return linuxAutostart(app.getPath('appData'), appImageOf(process.execPath) ?? process.execPath)
  return {
    isOn: () => app.getLoginItemSettings({ args: [HIDDEN_FLAG] }).openAtLogin,
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, args: [HIDDEN_FLAG] }),
  }
}

/**
 * Starts the client at login if the user wants it. On launch the setting follows the system, where autostart may have
 * been switched off; a change that the system refuses is reverted.
 */
export function syncAutostart(state: State, autostart: Autostart): void {
  const show = (launchAtLogin: boolean) =>
    state.setState(({ settings }) => ({ settings: { ...settings, launchAtLogin } }))
  const change = (on: boolean) => {
    try {
      autostart.set(on)
      state.setState({ autostartRefused: false })
    } catch {
      state.setState({ autostartRefused: true })
      show(autostart.isOn())
    }
  }

  show(autostart.isOn())
  // The program may have moved since.
  if (autostart.isOn()) change(true)
  state.subscribe(({ settings: { launchAtLogin } }, before) => {
    if (launchAtLogin !== before.settings.launchAtLogin && launchAtLogin !== autostart.isOn())
      change(launchAtLogin)
  })
}
