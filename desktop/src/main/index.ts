import { app } from 'electron'
import { boot } from './app/boot.ts'
import { chooseUserData } from './app/user-data.ts'
import { registerScheme } from './core/origin.ts'
import { refusedSwitches } from './core/refused-switches.ts'

const refused = app.isPackaged ? refusedSwitches((name) => app.commandLine.hasSwitch(name)) : []
if (refused.length > 0) {
  process.stderr.write(`Fanfare does not start with --${refused.join(', --')}\n`)
  app.exit(1)
} else {
  start()
}

function start(): void {
  // Chromium crashes when the sandbox is enabled here after it was disabled by a flag, as root has to.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  const folder = chooseUserData()
  registerScheme()
  // Asks the desktop for shortcuts in a Wayland session, where programs cannot take them.
  if (process.platform === 'linux') app.commandLine.appendSwitch('enable-features', 'GlobalShortcutsPortal')

  if (app.requestSingleInstanceLock()) boot(process.argv.slice(1), folder)
  else app.quit()
}
