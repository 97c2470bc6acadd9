import { protocol } from 'electron'

export const APP_SCHEME = 'app'
const HOST = 'bundle'

/** Where the windows' pages come from; the only place they may be at. */
export const APP_ORIGIN = `${APP_SCHEME}://${HOST}`

/** Whether an address lies in the client itself. */
export function isOwnAddress(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`)
}

/** Makes `app://` a scheme with an origin, like https. Has to be said before the app is ready. */
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
