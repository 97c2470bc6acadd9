import { app } from 'electron'
import { boot } from './app/boot.ts'
import { registerScheme } from './core/origin.ts'

// Chromium crashes when the sandbox is enabled here after it was disabled by a flag, as root has to.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
const folder = app.commandLine.getSwitchValue('user-data-dir')
if (folder !== '') app.setPath('userData', folder)
registerScheme()

if (app.requestSingleInstanceLock()) boot(process.argv.slice(1))
else app.quit()
