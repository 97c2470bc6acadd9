import { canRunInBackground, type DesktopState } from '../../shared/desktop-state.ts'
import type { Settings } from '../../shared/settings.ts'

/** What closing the window does: hide it in the tray or in the background, minimize it, quit, or ask which. */
export type OnClose = 'hide' | 'background' | 'minimize' | 'quit' | 'ask'

export interface ClosingFacts extends Pick<DesktopState, 'tray' | 'background'> {
  settings: Pick<Settings, 'closeToTray' | 'closeWithoutTray'>
}

/**
 * Without a tray a hidden window could not be found again, so the user decides. In the background it can be found where the
 * desktop lists the programs without a window.
 */
export function onClose({ tray, background, settings }: ClosingFacts): OnClose {
  const { closeToTray, closeWithoutTray } = settings
  if (tray !== null) return closeToTray ? 'hide' : 'quit'
  return closeWithoutTray === 'background' && !canRunInBackground(background) ? 'ask' : closeWithoutTray
}
