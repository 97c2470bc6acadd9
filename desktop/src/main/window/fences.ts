import { app, type Session, type WebContents } from 'electron'
import { isOwnAddress } from '../protocol/origin.ts'

/** What every window is made with: no Node, no other world, no way out of its sandbox. */
export const FENCED = {
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
  spellcheck: true,
} as const

/** Pages stay where they are and get no permissions; links to elsewhere go to the browser, if they may. */
export function fenceAll(session: Session, openExternal: (url: string) => void): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  app.on('web-contents-created', (_event, contents) => fence(contents, openExternal))
}

function fence(contents: WebContents, openExternal: (url: string) => void): void {
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (!isOwnAddress(url)) openExternal(url)
    return { action: 'deny' }
  })
}

function stay(event: Electron.Event & { url: string }): void {
  if (!isOwnAddress(event.url)) event.preventDefault()
}
