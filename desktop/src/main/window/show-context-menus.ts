import { app, BrowserWindow, Menu } from 'electron'
import type { Translator } from '../core/i18n/translator.ts'
import { contextMenu } from './context-menu.ts'
import { sharedLink } from './shared-link.ts'

export interface ContextMenusOptions {
  translator: Translator
  /** The address of the chosen server. */
  server: () => string | null
  writeText: (text: string) => Promise<boolean>
}

/** Gives all windows a context menu. It suggests no spelling: Chromium would fetch dictionaries from Google. */
export function showContextMenus({ translator, server, writeText }: ContextMenusOptions): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('context-menu', (_menuEvent, clicked) => {
      const window = BrowserWindow.fromWebContents(contents)
      const link = sharedLink(clicked.linkURL, server())
      const template = contextMenu(clicked, link === null ? null : () => void writeText(link), translator.t)
      if (window === null || template.length === 0) return
      const { x, y } = clicked
      // At the pointer, or where the keyboard is when its key opened the menu.
      const at = clicked.menuSourceType === 'keyboard' ? { x, y } : {}
      Menu.buildFromTemplate(template).popup({ window, ...at })
    })
  })
}
