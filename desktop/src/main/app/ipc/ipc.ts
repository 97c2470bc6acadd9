import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import { CALLS, type CallName, type MessageName, type Messages } from '../../../shared/ipc-contract.ts'
import { bundlerUrl } from '../../core/bundler-url.ts'
import { isOwnUrl } from '../../core/origin.ts'
import { handleCall, type IpcHandlers } from './handle-call.ts'

/** Handles the windows' calls. Only the main frame of the client's own pages may call. */
export function registerIpcHandlers(handlers: IpcHandlers): void {
  for (const name of Object.keys(CALLS) as CallName[]) {
    ipcMain.handle(name, (event, ...args: unknown[]) => {
      if (!isOwnPage(event)) throw new Error('This page may not call the main process')
      return handleCall(handlers, name, args)
    })
  }
}

function isOwnPage({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (senderFrame === null || senderFrame !== sender.mainFrame) return false
  return isOwnUrl(senderFrame.url) || isDevelopmentUrl(senderFrame.url)
}

function isDevelopmentUrl(url: string): boolean {
  const bundler = bundlerUrl()
  return bundler !== undefined && url.startsWith(`${bundler}/`)
}

/** Sends a message to every open window. */
export function sendToWindows<Name extends MessageName>(name: Name, message: Messages[Name]): void {
  for (const window of BrowserWindow.getAllWindows()) sendToWindow(window, name, message)
}

/** Sends a message to one window. */
export function sendToWindow<Name extends MessageName>(
  window: BrowserWindow,
  name: Name,
  message: Messages[Name],
): void {
  if (!window.isDestroyed() && !window.webContents.isCrashed()) window.webContents.send(name, message)
}
