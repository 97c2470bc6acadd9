import { protocol } from 'electron'

export const APP_SCHEME = 'app'
const HOST = 'bundle'

/** The origin of every page of the client. */
export const APP_ORIGIN = `${APP_SCHEME}://${HOST}`

/** Whether a URL belongs to the client itself. */
export function isOwnUrl(url: string): boolean {
  return url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`)
}

/** Makes `app://` a standard scheme like https. Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        corsEnabled: true,
        stream: true,
        codeCache: true,
      },
    },
  ])
}
