import type { Settings } from '../../shared/settings.ts'

/** What closing the window does: hide it in the tray, minimize it, quit, or ask for one of the last two. */
export type OnClose = 'hide' | 'minimize' | 'quit' | 'ask'

/** Without a tray a hidden window could not be found again, so the user decides between minimizing and quitting. */
export function onClose(
  hasTray: boolean,
  { closeToTray, closeWithoutTray }: Pick<Settings, 'closeToTray' | 'closeWithoutTray'>,
): OnClose {
  if (!hasTray) return closeWithoutTray
  return closeToTray ? 'hide' : 'quit'
}
