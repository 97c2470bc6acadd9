import { app, Menu, nativeImage, Tray, type NativeImage, type Rectangle } from 'electron'
import { join } from 'node:path'
import type { Translator } from '../core/i18n/translator.ts'
import { totalUnread, type State } from '../core/state.ts'
import { trayMenu, type TrayCommands } from './menu.ts'

export interface TrayOptions {
  state: State
  translator: Translator
  commands: Omit<TrayCommands, 'openPanel'>
  /** Opens the panel at the position of the tray icon. */
  openPanel: (trayIcon: Rectangle) => void
  /** The folder of the icons. */
  images: string
}

export interface TrayIcon {
  /** Opens the panel at the icon, or closes it. */
  openPanel: () => void
}

/** The icon in the system tray, with its menu, its tooltip and a badge for unread posts. */
export function createTray({ state, translator, commands, openPanel, images }: TrayOptions): TrayIcon {
  const read = loadImage(images, 'tray')
  const unread = loadImage(images, 'tray-unread')
  const tray = new Tray(read)
  const openPanelAtIcon = () => openPanel(tray.getBounds())
  let drawn = ''

  const draw = () => {
    const now = state.getState()
    const template = trayMenu(now, translator.t, { ...commands, openPanel: openPanelAtIcon })
    const tooltip = tooltipOf(now, translator.t)
    const content = JSON.stringify([template, tooltip])
    // Replacing an open menu closes it, so an unchanged one stays.
    if (content === drawn) return
    drawn = content
    tray.setImage(totalUnread(now) > 0 ? unread : read)
    tray.setToolTip(tooltip)
    tray.setContextMenu(Menu.buildFromTemplate(template))
    app.setBadgeCount(totalUnread(now))
  }
  draw()
  tray.on('click', openPanelAtIcon)
  state.subscribe(draw)
  translator.onChange(draw)
  return { openPanel: openPanelAtIcon }
}

function tooltipOf(state: ReturnType<State['getState']>, t: Translator['t']): string {
  const { sessionHandle, connection } = state
  const unread = totalUnread(state)
  if (sessionHandle === null) return t('tooltip.signedOut')
  if (connection === 'offline') return t('tooltip.offline')
  return unread > 0 ? t('tooltip.unread', { count: unread }) : t('tooltip.idle')
}

// macOS colors images named like this to match the menu bar.
function loadImage(folder: string, name: string): NativeImage {
  const file = process.platform === 'darwin' ? `${name}Template.png` : `${name}.png`
  return nativeImage.createFromPath(join(folder, file))
}
