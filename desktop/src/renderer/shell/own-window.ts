import { isSettingsPath } from '../../shared/settings-paths.ts'

/** Which window of the client this page is in. It stays the same while the page lives. */
export type OwnWindow = 'main' | 'settings' | 'panel'

/** The window of a page that was loaded at a path. */
export function windowAt(pathname: string): OwnWindow {
  if (pathname === '/panel') return 'panel'
  return isSettingsPath(pathname) ? 'settings' : 'main'
}

/** Whether a path is shown by a window; what is not is shown by the other one. */
export function isShownIn(own: OwnWindow, path: string): boolean {
  return own === 'panel' || isSettingsPath(path) === (own === 'settings')
}
