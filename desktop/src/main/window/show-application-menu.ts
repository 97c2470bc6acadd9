import { app, Menu } from 'electron'
import { bundlerUrl } from '../core/bundler-url.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { applicationMenu, type ApplicationCommands } from './application-menu.ts'

/**
 * Gives all windows the application menu, in the language of the client. It is built when the first window is shown,
 * because it is not needed before.
 */
export function showApplicationMenu(translator: Translator, commands: ApplicationCommands): void {
  const show = () => {
    const template = applicationMenu({
      t: translator.t,
      platform: process.platform,
      commands,
      development: bundlerUrl() !== undefined,
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  app.once('browser-window-created', (_event, window) => window.once('show', show))
  translator.onChange(show)
}
