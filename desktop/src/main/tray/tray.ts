import {
  app,
  Menu,
  nativeImage,
  Tray,
  type MenuItemConstructorOptions,
  type NativeImage,
  type Rectangle,
} from 'electron'
import { join } from 'node:path'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { totalUnread, type State } from '../core/state.ts'
import { trayMenu, type TrayCommands } from './menu.ts'
import { whileClosed } from './while-closed.ts'

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
  let drawnIcon = ''
  const menu = whileClosed<MenuItemConstructorOptions[]>((template) => {
    const built = Menu.buildFromTemplate(template)
    // On Linux the panel draws the menu, and says neither when it opens nor when it closes.
    if (process.platform !== 'linux') {
      built.on('menu-will-show', menu.opened)
      built.on('menu-will-close', menu.closed)
    }
    tray.setContextMenu(built)
  })

  const drawIcon = (now: DesktopState) => {
    const tooltip = tooltipOf(now, translator.t)
    const unreadCount = totalUnread(now)
    const content = JSON.stringify([tooltip, unreadCount])
    if (content === drawnIcon) return
    drawnIcon = content
    tray.setImage(unreadCount > 0 ? unread : read)
    tray.setToolTip(tooltip)
    app.setBadgeCount(unreadCount)
  }
  const draw = () => {
    const now = state.getState()
    const template = trayMenu(now, translator.t, { ...commands, openPanel: openPanelAtIcon })
    const content = JSON.stringify(template)
    // Replacing an open menu closes it, so an unchanged one stays.
    if (content !== drawn) menu.apply(template)
    drawn = content
    drawIcon(now)
  }
  draw()
  tray.on('click', openPanelAtIcon)
  state.subscribe(draw)
  translator.onChange(draw)
  return { openPanel: openPanelAtIcon }
}

function tooltipOf(state: DesktopState, t: Translator['t']): string {
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
