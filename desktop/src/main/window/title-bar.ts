import { nativeTheme, type BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import { CANVAS } from '@fanfare/contract/core/rules/brand.ts'

type TitleBar = Pick<
  BrowserWindowConstructorOptions,
  'titleBarStyle' | 'titleBarOverlay' | 'trafficLightPosition'
>

/** The height of the client's header in pixels, which the buttons of the window share. */
const HEADER_HEIGHT = 48
/** `--ink` of the kit. */
const INK = { light: '#211e18', dark: '#f2f1ed' } as const

/**
 * The title bar of the main window: on macOS and Windows the header of the client, with the system's buttons in it; on
 * Linux that of the desktop, because only the window manager knows its place and its buttons.
 */
export function titleBar(platform: NodeJS.Platform, dark: boolean): TitleBar {
  switch (platform) {
    case 'darwin':
      return {
        titleBarStyle: 'hidden',
        titleBarOverlay: { height: HEADER_HEIGHT },
        trafficLightPosition: { x: 16, y: HEADER_HEIGHT / 2 - 7 },
      }
    case 'win32':
      return { titleBarStyle: 'hidden', titleBarOverlay: overlay(dark) }
    default:
      return {}
  }
}

function overlay(dark: boolean) {
  const theme = dark ? 'dark' : 'light'
  return { color: CANVAS[theme], symbolColor: INK[theme], height: HEADER_HEIGHT - 1 }
}

/** Gives a window the colors of the theme whenever that changes. */
export function followTheme(window: BrowserWindow, hasOverlay: boolean): void {
  const apply = () => {
    const dark = nativeTheme.shouldUseDarkColors
    window.setBackgroundColor(dark ? CANVAS.dark : CANVAS.light)
    if (hasOverlay && process.platform === 'win32') window.setTitleBarOverlay(overlay(dark))
  }
  nativeTheme.on('updated', apply)
  window.on('closed', () => nativeTheme.off('updated', apply))
}
