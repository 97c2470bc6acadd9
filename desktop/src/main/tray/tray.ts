import {
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
import type { State } from '../core/state.ts'
import { trayAppearance, type IconVariant } from './appearance.ts'
import { trayMenu, type TrayCommands } from './menu.ts'
import { whileClosed } from './while-closed.ts'

export interface TrayOptions {
  state: State
  translator: Translator
  commands: Omit<TrayCommands, 'openPanel'>
  /** Opens the panel at the position of the tray icon. */
  openPanel: (trayIcon: Rectangle) => void
  /** Shows the number of unread posts outside of the tray. */
  showBadge: (unread: number) => void
  /** The folder of the icons. */
  images: string
}

export interface TrayIcon {
  /** Opens the panel at the icon, or closes it. */
  openPanel: () => void
}

/** The icon in the system tray, with its menu, its tooltip and a badge for unread posts. */
export function createTray({
  state,
  translator,
  commands,
  openPanel,
  showBadge,
  images,
}: TrayOptions): TrayIcon {
  const icons: Record<IconVariant, NativeImage> = {
    read: loadImage(images, 'tray'),
    unread: loadImage(images, 'tray-unread'),
    off: loadImage(images, 'tray-off'),
  }
  const openPanelAtIcon = () => openPanel(tray.getBounds())
  const create = () => {
    const created = new Tray(icons.off)
    created.on('click', openPanelAtIcon)
    return created
  }
  let tray = create()
  let drawn = ''
  let drawnIcon = ''
  const menu = whileClosed<MenuItemConstructorOptions[]>((template) => {
    const built = Menu.buildFromTemplate(template)
    // On Linux the panel of the desktop draws the menu, and reports neither opening nor closing.
    if (process.platform !== 'linux') {
      built.on('menu-will-show', menu.opened)
      built.on('menu-will-close', menu.closed)
    }
    tray.setContextMenu(built)
  })

  const drawIcon = (now: DesktopState) => {
    const appearance = trayAppearance(now, translator.t)
    const content = JSON.stringify(appearance)
    if (content === drawnIcon) return
    drawnIcon = content
    tray.setImage(icons[appearance.icon])
    tray.setToolTip(appearance.tooltip)
    showBadge(appearance.unread)
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
  // Electron registers an icon once, so a tray that appears later needs a new one.
  const recreate = () => {
    tray.destroy()
    tray = create()
    drawn = ''
    drawnIcon = ''
  }
  draw()
  state.subscribe((now, before) => {
    if (now.tray !== null && before.tray === null) recreate()
    draw()
  })
  translator.onChange(draw)
  return { openPanel: openPanelAtIcon }
}

// macOS colors images named like this to match the menu bar.
function loadImage(folder: string, name: string): NativeImage {
  const file = process.platform === 'darwin' ? `${name}Template.png` : `${name}.png`
  return nativeImage.createFromPath(join(folder, file))
}
