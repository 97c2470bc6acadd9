import { BrowserWindow } from 'electron'
import { SETTINGS_PATH } from '../../shared/settings-paths.ts'
import { writeClipboard } from '../claims/clipboard.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import { go } from '../window/history.ts'
import { showApplicationMenu } from '../window/show-application-menu.ts'
import { showContextMenus } from '../window/show-context-menus.ts'
import { sendToWindow } from './ipc/ipc.ts'
import type { Windows } from './windows.ts'

export interface MenusOptions {
  state: State
  translator: Translator
  windows: Windows
}

/** Gives the windows their menus. Called before the first of them opens. */
export function addMenus({ state, translator, windows: { main, settings, show, zoom } }: MenusOptions): void {
  showApplicationMenu(translator, {
    openMain: () => main.show(),
    openSettings: () => show(SETTINGS_PATH),
    // The panel has its own search.
    find: (window) => {
      for (const shown of [main.get(), settings.get()])
        if (shown !== null && shown === window) sendToWindow(shown, 'find:open', null)
    },
    go: (window, direction) => {
      if (window instanceof BrowserWindow) go(window, direction)
    },
    zoom: (window, step) => {
      if (window instanceof BrowserWindow) zoom.change(window, step)
    },
  })
  showContextMenus({ translator, server: () => state.getState().server, writeText: writeClipboard })
}
