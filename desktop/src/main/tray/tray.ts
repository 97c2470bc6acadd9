import { app, Menu, nativeImage, Tray, type NativeImage, type Rectangle } from 'electron'
import { join } from 'node:path'
import type { State } from '../app/state.ts'
import type { Speaker } from '../language/speak.ts'
import { trayMenu, type TrayCommands } from './menu.ts'

export interface TrayNeeds {
  state: State
  speaker: Speaker
  commands: TrayCommands
  /** The folder with the pictures. */
  pictures: string
}

export interface TrayItem {
  redraw: () => void
  /** Where the item is on the screen; empty where the system does not say. */
  place: () => Rectangle
}

/** The item in the system's tray: unread or not by its picture, what can be done by its menu. */
export function tray({ state, speaker, commands, pictures }: TrayNeeds): TrayItem {
  const quiet = picture(pictures, 'tray')
  const unread = picture(pictures, 'tray-unread')
  const item = new Tray(quiet)
  item.on('click', commands.openPanel)
  let drawn = ''

  const redraw = () => {
    const now = state.getState()
    const template = trayMenu(now, speaker.t, commands)
    const tooltip = tooltipOf(now, speaker.t)
    const look = JSON.stringify([template, tooltip])
    // A menu is a snapshot; replacing an open one for nothing would close it under the pointer.
    if (look === drawn) return
    drawn = look
    item.setImage(now.unread > 0 ? unread : quiet)
    item.setToolTip(tooltip)
    item.setContextMenu(Menu.buildFromTemplate(template))
    app.setBadgeCount(now.unread)
  }
  redraw()
  state.subscribe(redraw)
  return { redraw, place: () => item.getBounds() }
}

function tooltipOf({ handle, reach, unread }: ReturnType<State['getState']>, t: Speaker['t']): string {
  if (handle === null) return t('tooltip.signedOut')
  if (reach === 'offline') return t('tooltip.offline')
  return unread > 0 ? t('tooltip.unread', { count: unread }) : t('tooltip.idle')
}

// On macOS the picture is a stencil that takes the colour of the menu bar; files named so are.
function picture(folder: string, name: string): NativeImage {
  return nativeImage.createFromPath(
    join(folder, process.platform === 'darwin' ? `${name}Template.png` : `${name}.png`),
  )
}
