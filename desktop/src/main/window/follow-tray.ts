import type { State } from '../core/state.ts'
import type { MainWindow } from './main-window.ts'
import { onTrayChange } from './on-tray-change.ts'

/** Minimizes the hidden window when the tray goes, and hides it again when the tray comes back before it was looked at. */
export function followTray(
  state: State,
  main: Pick<MainWindow, 'get' | 'hide' | 'isHidden' | 'showMinimized'>,
): void {
  let isUnseen = false
  const seen = () => {
    isUnseen = false
  }
  state.subscribe(({ tray, background, settings }, before) => {
    if ((tray === null) === (before.tray === null)) return
    const isListed = background === 'granted' && settings.closeWithoutTray === 'background'
    const todo = onTrayChange(tray !== null, { isHidden: main.isHidden(), isUnseen, isListed })
    if (todo === 'hide') main.hide()
    isUnseen = todo === 'minimize'
    if (todo !== 'minimize') return
    main.showMinimized()
    main.get()?.once('focus', seen)
  })
}
