import { app } from 'electron'
import { chooseUserData } from './app/user-data.ts'
import { appImageOf } from './core/app-image.ts'
import { registerScheme } from './core/origin.ts'
import { refusedStart } from './core/refused-start.ts'

const refused = refusedStart({
  packaged: app.isPackaged,
  isAppImage: appImageOf(process.execPath) !== undefined,
  platform: process.platform,
  env: process.env,
  hasSwitch: (name) => app.commandLine.hasSwitch(name),
})
if (refused === null) {
  start()
} else {
  process.stderr.write(`${refused}\n`)
  app.exit(1)
}

function start(): void {
  // Chromium would write the keys of every connection to the file it names.
  if (app.isPackaged) delete process.env['SSLKEYLOGFILE']
  // Chromium crashes when the sandbox is enabled here after a flag has disabled it, as root has to.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  const folder = chooseUserData()
  // Before the client is loaded: a second launch only passes on its arguments. `exit`, because `quit` waits for Chromium.
  if (!app.requestSingleInstanceLock()) return app.exit(0)
  registerScheme()
  // Asks the portal for shortcuts in a Wayland session, where programs cannot grab keys.
  if (process.platform === 'linux') app.commandLine.appendSwitch('enable-features', 'GlobalShortcutsPortal')
  void import('./app/boot.ts').then(({ boot }) => boot(process.argv.slice(1), folder))
}
