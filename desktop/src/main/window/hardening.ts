import { app, type Session, type WebContents } from 'electron'
import { isOwnUrl } from '../core/origin.ts'

/** The preferences of every window: sandboxed, isolated, without Node, with a zoom of its own. */
export const WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: false,
  // Older versions of Electron have one zoom for all windows.
  zoomMode: 'isolated',
} as const

/** Denies pages all permissions, downloads and navigation. External links open in the browser. */
export function hardenWindows(session: Session, openExternal: (url: string) => void): void {
  // Chromium fetches a dictionary from Google for every language, even while spell checking is off.
  session.setSpellCheckerLanguages([])
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  app.on('web-contents-created', (_event, contents) => hardenContents(contents, openExternal))
}

function hardenContents(contents: WebContents, openExternal: (url: string) => void): void {
  contents.on('will-navigate', denyOtherSites)
  contents.on('will-frame-navigate', denyOtherSites)
  contents.on('will-redirect', denyOtherSites)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (!isOwnUrl(url)) openExternal(url)
    return { action: 'deny' }
  })
}

function denyOtherSites(event: Electron.Event & { url: string }): void {
  if (!isOwnUrl(event.url)) event.preventDefault()
}
