/** The settings of this computer; more of them are below this path. */
export const SETTINGS_PATH = '/desktop-settings'

/** The account of the user, as on the web; first what the menu opens. */
export const ACCOUNT_PATHS = ['/profile', '/profile/tokens', '/2fa'] as const

export type AccountPath = (typeof ACCOUNT_PATHS)[number]

/** Whether a path without search and hash is a screen of the account. */
export const isAccountPath = (pathname: string): pathname is AccountPath =>
  (ACCOUNT_PATHS as readonly string[]).includes(pathname)

/** Whether a path without search and hash belongs to the settings of this computer. */
export function isDeviceSettingsPath(pathname: string): boolean {
  return pathname === SETTINGS_PATH || pathname.startsWith(`${SETTINGS_PATH}/`)
}

/** Whether a path of the client is a screen of the settings window. */
export function isSettingsPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return isAccountPath(pathname) || isDeviceSettingsPath(pathname)
}
