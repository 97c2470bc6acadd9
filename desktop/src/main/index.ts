import { app } from 'electron'
import { boot } from './app/boot.ts'
import { registerScheme } from './protocol/origin.ts'

// With the sandbox switched off from outside, as root has to, Chromium would crash when it is switched on here.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
const folder = app.commandLine.getSwitchValue('user-data-dir')
if (folder !== '') app.setPath('userData', folder)
registerScheme()

if (app.requestSingleInstanceLock()) boot(process.argv.slice(1))
else app.quit()
