/** The settings of this computer; more of them are below this path. */
export const SETTINGS_PATH = '/desktop-settings'

/** The account of the user, as on the web. */
export const ACCOUNT_PATHS = ['/profile', '/2fa']

/** Whether a path without search and hash belongs to the settings of this computer. */
export function isDeviceSettingsPath(pathname: string): boolean {
  return pathname === SETTINGS_PATH || pathname.startsWith(`${SETTINGS_PATH}/`)
}

/** Whether a path of the client is a screen of the settings window. */
export function isSettingsPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return ACCOUNT_PATHS.includes(pathname) || isDeviceSettingsPath(pathname)
}
