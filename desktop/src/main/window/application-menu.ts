import type { BaseWindow, MenuItemConstructorOptions } from 'electron'
import type { Translator } from '../core/i18n/translator.ts'
import type { Direction } from './history.ts'
import type { ZoomStep } from './zoom-steps.ts'

type Item = MenuItemConstructorOptions

/** The actions of the entries that are not Electron's own. */
export interface ApplicationCommands {
  openMain: () => void
  openSettings: () => void
  /** Opens the search in this window, if it has one. */
  find: (window: BaseWindow | undefined) => void
  go: (window: BaseWindow | undefined, direction: Direction) => void
  zoom: (window: BaseWindow | undefined, step: ZoomStep) => void
}

export interface ApplicationMenuOptions {
  t: Translator['t']
  platform: NodeJS.Platform
  commands: ApplicationCommands
  /** Whether this is a development build. */
  development: boolean
}

const SEPARATOR: Item = { type: 'separator' }

/** The application menu as plain data. It replaces Electron's default, which is English and reloads pages. */
export function applicationMenu(options: ApplicationMenuOptions): Item[] {
  const { platform } = options
  const mac = platform === 'darwin'
  return [
    ...(mac ? [macApplicationMenu(options)] : []),
    fileMenu(options),
    editMenu(options),
    viewMenu(options),
    windowMenu(options),
  ]
}

function macApplicationMenu({ t, commands }: ApplicationMenuOptions): Item {
  return {
    label: 'Fanfare',
    submenu: [
      { role: 'about', label: t('application.about') },
      SEPARATOR,
      settingsEntry(t, commands),
      SEPARATOR,
      { role: 'services', label: t('application.services') },
      SEPARATOR,
      { role: 'hide', label: t('application.hide') },
      { role: 'hideOthers', label: t('application.hideOthers') },
      { role: 'unhide', label: t('application.showAll') },
      SEPARATOR,
      { role: 'quit', label: t('menu.quit') },
    ],
  }
}

function fileMenu({ t, platform, commands }: ApplicationMenuOptions): Item {
  const close: Item = { role: 'close', label: t('application.close'), accelerator: 'CommandOrControl+W' }
  // On macOS the application menu has the other entries.
  if (platform === 'darwin') return { label: t('application.file'), submenu: [close] }
  const quit: Item = { role: 'quit', label: t('menu.quit'), accelerator: 'CommandOrControl+Q' }
  return {
    label: t('application.file'),
    submenu: [settingsEntry(t, commands), SEPARATOR, close, quit],
  }
}

function settingsEntry(t: Translator['t'], { openSettings }: ApplicationCommands): Item {
  return {
    id: 'settings',
    label: t('application.settings'),
    accelerator: 'CommandOrControl+,',
    click: openSettings,
  }
}

function editMenu({ t, commands }: ApplicationMenuOptions): Item {
  return {
    label: t('application.edit'),
    submenu: [
      { role: 'undo', label: t('edit.undo') },
      { role: 'redo', label: t('edit.redo') },
      SEPARATOR,
      { role: 'cut', label: t('edit.cut') },
      { role: 'copy', label: t('edit.copy') },
      { role: 'paste', label: t('edit.paste') },
      { role: 'selectAll', label: t('edit.selectAll') },
      SEPARATOR,
      {
        id: 'find',
        label: t('application.find'),
        accelerator: 'CommandOrControl+F',
        click: (_item, window) => commands.find(window),
      },
    ],
  }
}

function viewMenu({ t, platform, commands, development }: ApplicationMenuOptions): Item {
  const mac = platform === 'darwin'
  const go = (direction: Direction, accelerator: string): Item => ({
    id: direction,
    label: t(`application.${direction}`),
    accelerator,
    click: (_item, window) => commands.go(window, direction),
  })
  const zoom = (step: ZoomStep, entry: Item): Item => ({
    ...entry,
    click: (_item, window) => commands.zoom(window, step),
  })
  return {
    label: t('application.view'),
    submenu: [
      go('back', mac ? 'Command+[' : 'Alt+Left'),
      go('forward', mac ? 'Command+]' : 'Alt+Right'),
      SEPARATOR,
      zoom('in', { id: 'zoomIn', label: t('application.zoomIn'), accelerator: 'CommandOrControl+Plus' }),
      // The key of the plus sign, without Shift.
      zoom('in', { label: t('application.zoomIn'), accelerator: 'CommandOrControl+=', visible: false }),
      zoom('out', { id: 'zoomOut', label: t('application.zoomOut'), accelerator: 'CommandOrControl+-' }),
      zoom('reset', {
        id: 'actualSize',
        label: t('application.actualSize'),
        accelerator: 'CommandOrControl+0',
      }),
      SEPARATOR,
      { role: 'togglefullscreen', label: t('application.fullScreen') },
      ...(development ? [SEPARATOR, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
    ],
  }
}

function windowMenu({ t, platform, commands }: ApplicationMenuOptions): Item {
  const minimize: Item = { role: 'minimize', label: t('application.minimize') }
  const main: Item = { id: 'main', label: 'Fanfare', click: commands.openMain }
  if (platform !== 'darwin') return { label: t('application.window'), submenu: [minimize, SEPARATOR, main] }
  return {
    // macOS adds the open windows.
    role: 'windowMenu',
    label: t('application.window'),
    submenu: [
      minimize,
      { role: 'zoom', label: t('application.zoom') },
      SEPARATOR,
      main,
      SEPARATOR,
      { role: 'front', label: t('application.front') },
    ],
  }
}
