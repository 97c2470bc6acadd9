import type { BrowserWindow, NativeImage } from 'electron'
import { isOwnPath } from '@fanfare/contract/rules/own_path.ts'
import { loadScreen, makeWindow } from './make-window.ts'
import type { KeptPlace } from './window-state.ts'

export interface MainWindow {
  /** Brings the window to the front, at a path if one is given. */
  show: (path?: string) => void
  /** Begins again, as after another server was chosen. Nothing happens while there is no window. */
  reload: () => void
  isShown: () => boolean
  get: () => BrowserWindow | null
  /** From now on closing means closing. */
  letGo: () => void
}

export interface MainWindowNeeds {
  place: KeptPlace
  icon: NativeImage
  /** Whether something remains that can bring the window back after it was closed. */
  staysInTray: () => boolean
  tell: (window: BrowserWindow, path: string) => void
  /** Nothing remains: the program ends with its window. */
  quit: () => void
}

/** Milliseconds a window may be hidden before its memory is given back; coming back then takes 70 ms more. */
const KEPT_HIDDEN = 5 * 60_000
const PATH_MAX = 2_000
const SMALLEST = { width: 420, height: 520 }
const USUAL = { width: 1120, height: 780 }

/** The window with all the screens. Closing hides it; the tray, a link or the shortcut bring it back. */
export function mainWindow({ place, icon, staysInTray, tell, quit }: MainWindowNeeds): MainWindow {
  let window: BrowserWindow | null = null
  let leaving = false
  let rest: ReturnType<typeof setTimeout> | undefined

  const open = (path: string) => {
    const { bounds, maximized } = place.find()
    const made = makeWindow({
      ...USUAL,
      ...bounds,
      minWidth: SMALLEST.width,
      minHeight: SMALLEST.height,
      title: 'Fanfare',
      icon,
    })
    window = made
    if (maximized) made.maximize()
    made.once('ready-to-show', () => made.show())
    made.on('close', (event) => {
      if (leaving) return
      event.preventDefault()
      if (!staysInTray()) return quit()
      made.hide()
      rest = setTimeout(() => made.destroy(), KEPT_HIDDEN)
    })
    made.on('closed', () => {
      clearTimeout(rest)
      if (window === made) window = null
    })
    place.follow(made)
    loadScreen(made, path)
  }

  return {
    show: (path) => {
      clearTimeout(rest)
      if (path !== undefined && !(isOwnPath(path) && path.length <= PATH_MAX)) return
      if (window === null) return open(path ?? '/')
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
      if (path === undefined) return
      // A page that is on its way does not listen yet.
      if (window.webContents.isLoading()) loadScreen(window, path)
      else tell(window, path)
    },
    reload: () => window && loadScreen(window, '/'),
    isShown: () => window?.isVisible() ?? false,
    get: () => window,
    letGo: () => {
      leaving = true
    },
  }
}
