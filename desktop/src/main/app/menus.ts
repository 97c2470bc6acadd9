import { writeClipboard } from '../claims/clipboard.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
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
export function addMenus({ state, translator, windows: { main } }: MenusOptions): void {
  showApplicationMenu(translator, {
    openSettings: () => main.show('/desktop-settings'),
    // The panel has its own search.
    find: (window) => {
      const shown = main.get()
      if (shown !== null && shown === window) sendToWindow(shown, 'find:open', null)
    },
  })
  showContextMenus({ translator, server: () => state.getState().server, writeText: writeClipboard })
}
